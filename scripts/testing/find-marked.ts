import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

export interface MarkedProcess {
  readonly id: number
  readonly command: string
}

/** Every process that was given this text in its environment, wherever in the process table it is. */
export function findMarked(mark: string): MarkedProcess[] {
  return existsSync('/proc/self/environ') ? findInProc(mark) : findByPs(mark)
}

function findInProc(mark: string): MarkedProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && read(`/proc/${name}/environ`).includes(mark))
    .map((name) => ({
      id: Number(name),
      command: read(`/proc/${name}/cmdline`).replaceAll('\0', ' ').trim(),
    }))
}

/** It may have ended since it was listed. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function findByPs(mark: string): MarkedProcess[] {
  return execFileSync('ps', ['-axww', '-E', '-o', 'pid=,command='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(mark))
    .map((line) => ({ id: Number.parseInt(line, 10), command: line.trim() }))
}
