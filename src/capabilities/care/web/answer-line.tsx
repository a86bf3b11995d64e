import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { hands } from '#kit/ui/web/icons.ts'
import type { CareKind } from '../care-kind.ts'
import { numberFor } from '../number-for.ts'

interface Props {
  readonly kind: CareKind
  /** How to answer, in one breath. */
  readonly text: string
  /** What the link to Help is called. */
  readonly more: string
  readonly className: string | undefined
}

/** Beside the words of somebody in need, for who reads them: a line and no warning. */
export function AnswerLine({ kind, text, more, className }: Props) {
  const { language } = useLanguage()
  const number = numberFor[kind]
  return (
    <p className={className} data-answer={kind}>
      <Icon path={hands} size="small" />
      <span>
        {text}{' '}
        <a href={`tel:${number}`}>
          <b>{language === 'np' ? toDevanagariDigits(number) : number}</b>
        </a>
        {' · '}
        <AppLink href="/help">{more}</AppLink>
      </span>
    </p>
  )
}
