/** Hands the visitor a file made on this device; nothing goes over the network. */
export function offerFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some phones read the file only after the click has long returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
