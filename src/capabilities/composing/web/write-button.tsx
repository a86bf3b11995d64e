import { useLanguage } from '#kit/i18n/web/language.tsx'
import { Button, type ButtonProps } from '#kit/ui/web/button.tsx'

/** Has something written; meanwhile it says so, and a second press does nothing. */
export function WriteButton({ children, ...rest }: ButtonProps) {
  const { t } = useLanguage()
  return <Button {...rest}>{rest.busy ? t('common.generating') : children}</Button>
}
