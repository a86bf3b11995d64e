import { useWords } from '#kit/i18n/web/language.tsx'
import { useHydrated } from '#kit/page/web/page.tsx'
import type { Words } from '../words/en.ts'
import styles from './breathe.module.css'
import { canVibrate, vibrations } from './use-vibration.ts'

interface Props {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Offered only where the device can; switched on, it lets the fingers feel how an inhale goes. */
export function VibrationChoice({ isOn, onChange }: Props) {
  const t = useWords<Words>()
  const hydrated = useHydrated()
  if (!hydrated || !canVibrate()) return null
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          onChange(event.target.checked)
          if (event.target.checked && vibrations.inhale) navigator.vibrate(vibrations.inhale)
        }}
      />
      <span>{t('heal.breathe.vibrate')}</span>
    </label>
  )
}
