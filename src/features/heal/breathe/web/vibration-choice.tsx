import { useWords } from '#kit/i18n/web/language.tsx'
import { useHydrated } from '#kit/page/web/page.tsx'
import { Switch } from '#kit/ui/web/switch.tsx'
import type { Words } from '../words/en.ts'
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
    <Switch
      label={t('heal.breathe.vibrate')}
      isOn={isOn}
      onChange={(next) => {
        onChange(next)
        if (next && vibrations.inhale) navigator.vibrate(vibrations.inhale)
      }}
    />
  )
}
