/** Without a network only what a service worker keeps can come, and trying would fill the console. */
export function isWithinReach(): boolean {
  return navigator.onLine || Boolean(navigator.serviceWorker?.controller)
}
