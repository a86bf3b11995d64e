declare global {
  interface Window {
    adsbygoogle?: unknown[]
  }
}

const scriptId = 'ad-network'

/** Loads the network's script once a page and asks it to fill one place. Its troubles are only logged. */
export function loadNetwork(client: string): void {
  try {
    if (!document.getElementById(scriptId)) document.head.append(networkScript(client))
    window.adsbygoogle ??= []
    window.adsbygoogle.push({})
  } catch (error) {
    console.warn('The ad network did not fill its place.', error)
  }
}

function networkScript(client: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.id = scriptId
  script.async = true
  script.crossOrigin = 'anonymous'
  script.src = `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${encodeURIComponent(client)}`
  script.onerror = () => console.warn('The ad network could not be reached.')
  return script
}
