import type { Both } from '#kit/i18n/both.ts'
import { feelings, matters, needs } from '#knowledge/hearing/heard.ts'
import { phrasesIn } from '../reading/phrases.ts'
import {
  type Action,
  actions,
  answerKinds,
  type Branch,
  type Guide,
  gifts,
  type Step,
} from './guide.ts'

/** The step whose branches hold at every other one. */
const anywhere = 'anywhere'

/** How a guide is written stands in docs/talking.md. A line that cannot be read is named. */
export function readGuide(id: string, text: string): Guide {
  const head = new Map<string, string>()
  const steps: Draft[] = []
  text.split('\n').forEach((raw, at) => {
    const line = raw.trim()
    if (line === '' || line.startsWith('//')) return
    try {
      const step = steps.at(-1)
      if (line.startsWith('# ')) steps.push(newStep(line.slice(2).trim()))
      else if (step) readStepLine(step, line)
      else readHeadLine(head, line)
    } catch (error) {
      throw new Error(`${id}, line ${at + 1}: ${(error as Error).message}: ${line}`)
    }
  })
  const need = (name: string) => {
    const value = head.get(name)
    if (value === undefined) throw new Error(`${id}: no line “${name}:”`)
    return value
  }
  const guide: Guide = {
    id,
    title: both(need('title')),
    serves: need('serves')
      .split(/\s+/)
      .map((word) => oneOf([...matters, ...feelings, ...needs], word)),
    gives: oneOf(gifts, need('gives')),
    source: need('source'),
    offer: both(need('offer')),
    steps: steps.filter((step) => step.id !== anywhere).map(finish),
    anywhere: steps.find((step) => step.id === anywhere)?.branches ?? [],
  }
  checkWays(guide)
  return guide
}

type Draft = { -readonly [Key in keyof Omit<Step, 'say'>]: Step[Key] } & {
  en?: string
  np?: string
  branches: Branch[]
  does: Action[]
  calls: string[]
}

function newStep(id: string): Draft {
  return { id, branches: [], does: [], calls: [] }
}

function finish({ en, np, ...step }: Draft): Step {
  if (en === undefined || np === undefined)
    throw new Error(`step ${step.id} says nothing in one language`)
  return { ...step, say: { en, np } }
}

function readHeadLine(head: Map<string, string>, line: string): void {
  const [, name, value] = /^(\w+):\s*(.+)$/.exec(line) ?? []
  if (!name || !value) throw new Error('no line of a head')
  head.set(name, value)
}

function readStepLine(step: Draft, line: string): void {
  const [, sign = '', rest = ''] = /^(\S+?):?(?:\s+(.*))?$/.exec(line) ?? []
  switch (sign) {
    case 'en':
    case 'np':
      step[sign] = step[sign] === undefined ? rest : `${step[sign]}\n${rest}`
      return
    case '-':
    case '~':
    case '?':
    case '*':
      step.branches.push(readBranch(sign, rest))
      return
    case 'keep':
      step.keep = rest
      return
    case 'do':
      step.does.push(oneOf(actions, rest))
      return
    case 'call':
      step.calls.push(rest)
      return
    case 'end':
      step.end = { ...step.end }
      return
    case 'helped':
    case 'remember':
    case 'tomorrow':
      step.end = { ...step.end, [sign]: both(rest) }
      return
    default:
      throw new Error('no line of a step')
  }
}

function readBranch(sign: string, line: string): Branch {
  const way = line.lastIndexOf('>')
  if (way < 0) throw new Error('no “> step”')
  const told = line.slice(0, way).trim()
  const to = line.slice(way + 1).trim()
  if (sign === '*') return { by: 'anything', to }
  if (sign === '-') return { by: 'chip', label: both(told), to }
  if (sign === '~')
    return {
      by: 'phrases',
      phrases: phrasesIn(told),
      to,
    }
  const [, from, upTo] = /^(\d+)-(\d+)$/.exec(told) ?? []
  if (from && upTo) return { by: 'number', from: Number(from), upTo: Number(upTo), to }
  return { by: 'kind', kind: oneOf(answerKinds, told), to }
}

function both(line: string): Both {
  const [en, np, more] = line.split(' | ').map((one) => one.trim())
  if (!en || !np || more !== undefined) throw new Error('not “English | नेपाली”')
  return { en, np }
}

function oneOf<Kind extends string>(known: readonly Kind[], word: string): Kind {
  const found = known.find((one) => one === word)
  if (found === undefined) throw new Error(`“${word}” is none of ${known.join(', ')}`)
  return found
}

/** Every way leads somewhere, and every step can be left. */
function checkWays({ id, steps, anywhere }: Guide): void {
  const known = new Set(steps.map((step) => step.id))
  const reached = new Set([steps[0]?.id])
  for (const step of [...steps, { id: 'anywhere', branches: anywhere, end: {} }]) {
    for (const { to } of step.branches) {
      if (!known.has(to)) throw new Error(`${id}: ${step.id} leads to “${to}”, which is no step`)
      reached.add(to)
    }
    const isOpen = step.branches.some(({ by }) => by === 'anything')
    if (!step.end && !isOpen) throw new Error(`${id}: ${step.id} has neither “* > step” nor “end”`)
  }
  const lost = steps.find((step) => !reached.has(step.id))
  if (lost) throw new Error(`${id}: nothing leads to ${lost.id}`)
}
