import { type ComponentProps, useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { TextField } from '#kit/ui/web/text-field.tsx'
import styles from './door.module.css'
import type { Words } from './words/en.ts'

export type SecretKind = 'pin' | 'password'

type Props = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'error' | 'ref'> & {
  readonly kind: SecretKind
  readonly value: string
  readonly onChange: (value: string) => void
}

/**
 * Dots by style and not by `type="password"`: a browser offers to keep what is typed into such a
 * field, and whoever opens its list of passwords would then have this one too.
 */
export function SecretField({ kind, value, onChange, ...rest }: Props) {
  const t = useWords<Words>()
  const [isShown, show] = useState(false)
  return (
    <div className={styles.secret} data-shown={isShown || undefined}>
      <TextField
        {...rest}
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
  )
}
