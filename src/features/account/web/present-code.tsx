import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { TextField } from '#kit/ui/web/text-field.tsx'
import type { Words } from '../words/en.ts'
import { useCodeForm } from './use-code-form.ts'

interface Props {
  keep(proof: string): Promise<void>
  onClose(): void
}

/** Who knows the code that stands may replace it. */
export function PresentCode({ keep, onClose }: Props) {
  const t = useWords<Words>()
  const { code, setCode, problem, busy, submit } = useCodeForm(keep)

  return (
    <ScriptForm className="stack no-print" onSubmit={submit}>
      <TextField
        label={t('common.account.presentCode')}
        hint={t('common.account.presentCodeHint')}
        error={problem && t(problem)}
        missing={code.trim() === '' && t('common.account.needsCode')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        lang="en"
      />
      <div className="cluster">
        <Button type="submit" kind="quiet" busy={busy}>
          {t('common.account.makeNewCode')}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {t('common.account.keepCode')}
        </Button>
      </div>
    </ScriptForm>
  )
}
