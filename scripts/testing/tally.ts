import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

export interface Took {
  readonly name: string
  readonly seconds: number
}

/** What a suite hands to `npm test`. */
export interface SuiteTally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly files: readonly Took[]
  readonly tests: readonly Took[]
  /** Those that passed only the second time. */
  readonly neededSecondTry: readonly string[]
}

/** Counts what ran, into the file that TALLY_FILE names. */
export default class Tally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    // A file that breaks before its tests are known has none that could fail.
    const broken = modules.filter((module) => !module.ok() && !hasFailedTest(module)).length
    const tally: SuiteTally = {
      passed: count('passed'),
      failed: count('failed') + broken + (unhandled.length > 0 ? 1 : 0),
      skipped: count('skipped'),
      files: longest(modules.map((module) => took(module.moduleId, module.diagnostic().duration))),
      tests: longest(tests.map((test) => took(nameOf(test), test.diagnostic()?.duration ?? 0))),
      neededSecondTry: tests.filter((test) => test.diagnostic()?.flaky).map(nameOf),
    }
    writeFileSync(process.env.TALLY_FILE as string, JSON.stringify(tally))
  }
}

function hasFailedTest(module: TestModule): boolean {
  return [...module.children.allTests('failed')].length > 0
}

function nameOf(test: TestCase): string {
  return `${relative(process.cwd(), test.module.moduleId)} › ${test.fullName}`
}

function took(name: string, milliseconds: number): Took {
  return { name: relative(process.cwd(), name), seconds: milliseconds / 1000 }
}

function longest(all: readonly Took[]): readonly Took[] {
  return all.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
}
