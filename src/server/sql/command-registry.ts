import { type AnyCommand, defineCommand, rowsOfText } from '#kit/store/server/store.ts'
import { StoreFailure } from '#kit/store/server/store-failure.ts'

/** Commands by name: the writer thread is told a name and an input, never a function. */
export type CommandRegistry = ReadonlyMap<string, AnyCommand>

/** Answers when a write can get all the way through; `ping` uses it. */
export const ping = defineCommand('store.ping', function* () {
  yield* rowsOfText('SELECT 1', [])
  return null
})

/** Imports the module (it exports `commands`) in the thread that asks. */
export async function loadCommands(moduleUrl: string): Promise<CommandRegistry> {
  const { commands } = (await import(/* @vite-ignore */ moduleUrl)) as {
    commands: readonly AnyCommand[]
  }
  const registry = new Map<string, AnyCommand>([[ping.name, ping]])
  for (const command of commands) {
    if (registry.has(command.name)) throw new Error(`Two commands are called ${command.name}`)
    registry.set(command.name, command)
  }
  return registry
}

export function unknownCommand(name: string): StoreFailure {
  return new StoreFailure('faulty', `The command ${name} is not listed in the commands module`)
}
