import { ChoiceChips } from '#kit/ui/web/choice-chips.tsx'
import { type Category, categories } from '../../categories.ts'
import { useWallWords } from '../../web/wall-words.ts'
import styles from './category-chips.module.css'

interface Props {
  readonly value: Category
  readonly onChoose: (category: Category) => void
}

/** What a gratitude is about. On a phone one row that slides, so that the words keep the room. */
export function CategoryChips({ value, onChoose }: Props) {
  const t = useWallWords()
  return (
    <div className={styles.row}>
      <ChoiceChips
        legend={t('category.legend')}
        hideLegend
        options={categories.map((one) => ({ value: one, label: t(`category.${one}`) }))}
        value={value}
        onChange={onChoose}
      />
    </div>
  )
}

const all = 'all'

/** Reads one kind of gratitude alone. */
export function CategoryFilter(props: {
  value: Category | null
  onChoose: (category: Category | null) => void
}) {
  const t = useWallWords()
  const { value, onChoose } = props
  return (
    <div className={`${styles.row} ${styles.filter}`}>
      <ChoiceChips<Category | typeof all>
        legend={t('category.filter')}
        hideLegend
        options={[all, ...categories].map((one) => ({
          value: one as Category | typeof all,
          label: t(`category.${one as Category | typeof all}`),
        }))}
        value={value ?? all}
        onChange={(one) => onChoose(one === all ? null : one)}
      />
    </div>
  )
}
