import { type ReactNode, type Ref, useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Field } from '#kit/ui/web/field.tsx'
import type { Missing } from '#kit/ui/web/use-missing.ts'
import styles from './door.module.css'
import type { Words } from './words/en.ts'

export type SecretKind = 'pin' | 'password'

interface SecretFieldProps {
  readonly kind: SecretKind
  readonly label: string
  readonly hint?: string
  readonly error?: ReactNode
  readonly missing: Missing
  readonly value: string
  readonly onChange: (value: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * Dots by style and not by `type="password"`: a browser offers to keep what is typed into such a
 * field, and whoever opens its list of passwords would then have this one too.
 */
export function SecretField({ kind, value, onChange, ref, ...field }: SecretFieldProps) {
  const t = useWords<Words>()
  const [isShown, show] = useState(false)
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.secret} data-shown={isShown || undefined}>
          <input
            {...wiring}
            ref={ref}
            type="text"
            className={styles.input}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            inputMode={kind === 'pin' ? 'numeric' : 'text'}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            dir="auto"
          />
          <Button kind="plain" aria-pressed={isShown} onClick={() => show(!isShown)}>
            {t(isShown ? 'common.door.hide' : 'common.door.show')}
          </Button>
        </div>
      )}
    </Field>
  )
}
