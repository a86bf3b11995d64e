import { useState } from 'react'
import type * as contract from '#capabilities/identity/recovery/contract.ts'
import { useVisitor } from '#capabilities/identity/web/visitor.tsx'
import { askServer } from '#kit/http/web/ask-server.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { Switch } from '#kit/ui/web/switch.tsx'
import { TextField } from '#kit/ui/web/text-field.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { Words } from '../words/en.ts'
import { useCodeForm } from './use-code-form.ts'

export function UseCode() {
  const t = useWords<Words>()
  const toast = useToast()
  const { know } = useVisitor()
  // A code is mostly needed where a phone is lost, or in the wrong hands.
  const [endOthers, setEndOthers] = useState(true)
  const { code, setCode, problem, busy, submit } = useCodeForm(async (typed) => {
    const body = { code: typed, endOthers }
    const path = '/api/identity/recover'
    know(await askServer<typeof contract.recoverIdentity>('POST', path, { body }))
    toast({ text: t('common.account.codeUsed') })
  })

  return (
    <section className="stack" aria-labelledby="account-code">
      <h2 id="account-code">{t('common.account.haveCode')}</h2>
      <ScriptForm className="stack" onSubmit={submit}>
        <TextField
          label={t('common.account.codeField')}
          hint={t('common.account.codeHint')}
          error={problem && t(problem)}
          missing={code.trim() === '' && t('common.account.needsCode')}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          lang="en"
        />
        <Switch label={t('common.account.endOthersToo')} isOn={endOthers} onChange={setEndOthers} />
        <div>
          <Button type="submit" kind="quiet" busy={busy}>
            {t('common.account.useCode')}
          </Button>
        </div>
      </ScriptForm>
    </section>
  )
}
