/** Loaded first into every server of the bench: none of them outlives it, however it dies. */
process.on('disconnect', () => process.exit(0))
process.channel?.unref()
