import { useWords } from '#kit/i18n/web/language.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { Kind, Records } from '../records.ts'
import type { Words } from '../words/en.ts'
import { keep, remove } from './device-vault.ts'

/** Takes a record away at once and offers it back for a while. */
export function useRemoval<K extends Kind>(kind: K, said?: string): (record: Records[K]) => void {
  const t = useWords<Words>()
  const toast = useToast()
  return (record) => {
    remove(kind, record.id)
    toast({
      text: said ?? t('common.kept.deleted'),
      action: { label: t('common.kept.undo'), onAct: () => keep(kind, record) },
    })
  }
}
