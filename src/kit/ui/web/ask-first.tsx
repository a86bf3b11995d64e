import { useState } from 'react'
import { Button } from './button.tsx'
import { trash } from './icons.ts'

interface AskFirstProps {
  readonly label: string
  readonly question: string
  readonly no: string
  onYes(): void
}

/** What cannot be brought back is asked about once, in its place. */
export function AskFirst({ label, question, no, onYes }: AskFirstProps) {
  const [asking, setAsking] = useState(false)
  if (!asking) {
    return (
      <Button kind="plain" icon={trash} onClick={() => setAsking(true)}>
        {label}
      </Button>
    )
  }
  return (
    <div className="stack">
      <p role="alert">{question}</p>
      <div className="cluster">
        <Button
          kind="danger"
          onClick={() => {
            setAsking(false)
            onYes()
          }}
        >
          {label}
        </Button>
        <Button kind="quiet" ref={focusIt} onClick={() => setAsking(false)}>
          {no}
        </Button>
      </div>
    </div>
  )
}

/** On what is safe; the button that was pressed is gone. */
function focusIt(button: HTMLButtonElement | null) {
  button?.focus()
}
