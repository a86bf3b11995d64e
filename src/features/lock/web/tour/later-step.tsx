import { CheckStep } from './check-step.tsx'
import { DoneStep } from './done-step.tsx'
import type { Step } from './steps.ts'
import { WriteStep } from './write-step.tsx'

interface Props {
  readonly step: Exclude<Step, 'choose'>
  readonly words: Uint8Array
  readonly lock: (onProgress: (part: number) => void) => Promise<void>
  readonly go: (step: Step) => void
  readonly onEnd: () => void
}

export function LaterStep({ step, words, lock, go, onEnd }: Props) {
  if (step === 'write') {
    return <WriteStep words={words} onBack={() => go('choose')} onNext={() => go('check')} />
  }
  if (step === 'check') return <CheckStep words={words} lock={lock} onBack={() => go('write')} />
  return <DoneStep words={words} onEnd={onEnd} />
}
