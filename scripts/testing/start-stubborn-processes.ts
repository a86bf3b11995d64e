import { spawn } from 'node:child_process'

/**
 * A task as hard to end as tests and browsers are: one child in a group of its
 * own, and one whose parent is gone. Says so when both are there.
 */
const stay = 'process.send?.("up"); setInterval(() => {}, 2 ** 30)'
const orphan = `
  const { spawn } = require('node:child_process')
  const left = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 2 ** 30)'], { detached: true, stdio: 'ignore' })
  left.once('spawn', () => process.exit())
`

const ownGroup = spawn(process.execPath, ['--eval', stay], {
  detached: true,
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
})
const between = spawn(process.execPath, ['--eval', orphan], { stdio: 'ignore' })
await Promise.all([
  new Promise((resolve) => ownGroup.once('message', resolve)),
  new Promise((resolve) => between.once('exit', resolve)),
])
process.stdout.write('all are there\n')
setInterval(() => {}, 2 ** 30)
