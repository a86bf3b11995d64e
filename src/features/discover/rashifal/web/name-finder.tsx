import { useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { TextField } from '#kit/ui/web/text-field.tsx'
import { readNameSigns } from '#knowledge/rashi/sign-by-syllable.ts'
import type { SignId } from '#knowledge/rashi/signs.ts'
import type { Words } from '../words/en.ts'
import { FoundSign } from './found-sign.tsx'

export function NameFinder({ onTake }: { onTake: (sign: SignId) => void }) {
  const t = useWords<Words>()
  const [name, setName] = useState('')
  const readings = readNameSigns(name)
  const isUnknown = name.trim() !== '' && readings.length === 0
  return (
    <>
      <TextField
        label={t('discover.rashifal.name')}
        hint={t('discover.rashifal.nameHint')}
        error={isUnknown && t('discover.rashifal.noSyllable')}
        value={name}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <div aria-live="polite" className="stack">
        {readings.map(({ syllable, sign }) => (
          <FoundSign key={syllable} sign={sign} onTake={onTake}>
            {t('discover.rashifal.syllableGives', { syllable })}
          </FoundSign>
        ))}
      </div>
    </>
  )
}
