import type { ComponentProps } from 'react'
import styles from './card.module.css'

export type CardProps = ComponentProps<'div'> & {
  /** Which of the tints of `tokens.css` lies on it. */
  hour?: string
  /** `raised` is a sheet lying on the page, `soft` a wash of the hour, `open` only a hairline. */
  tone?: 'raised' | 'soft' | 'open'
}

export function Card({ hour, tone = 'raised', className, ...rest }: CardProps) {
  return (
    <div
      data-hour={hour}
      {...rest}
      className={[styles.card, styles[tone], className].filter(Boolean).join(' ')}
    />
  )
}
