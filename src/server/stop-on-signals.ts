/** Long enough to finish what is under way, short enough for an impatient host. */
const patience = 10_000

/** Drains once on the first signal, or when the command that started us is gone; insists after a while. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false
  const begin = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), patience).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', begin)
  process.on('SIGINT', begin)
  process.on('SIGHUP', begin)
  process.on('disconnect', begin)
}
