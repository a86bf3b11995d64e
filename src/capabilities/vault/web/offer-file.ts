/** Hands the visitor a file made on this device; nothing goes over the network. */
export function offerFile(
  name: string,
  type: string,
  content: string | Uint8Array<ArrayBuffer>,
): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some phones read the file only after the click has long returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
