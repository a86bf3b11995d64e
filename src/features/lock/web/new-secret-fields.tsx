import { SecretField } from '#capabilities/vault/web/door/secret-field.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Toggle } from '#kit/ui/web/toggle.tsx'
import type { Words } from '../words/en.ts'
import styles from './lock.module.css'
import type { NewSecret } from './use-new-secret.ts'

const kinds = ['pin', 'password'] as const

export function NewSecretFields({ secret }: { secret: NewSecret }) {
  const t = useWords<Words>()
  const { kind, problem } = secret
  const isPin = kind === 'pin'
  return (
    <>
      <Toggle
        legend={t('common.lock.choose')}
        hideLegend
        options={kinds.map((value) => ({ value, label: t(`common.lock.${value}`) }))}
        value={kind}
        onChange={secret.choose}
      />
      <p className={styles.quiet}>
        {t(isPin ? 'common.lock.pinStrength' : 'common.lock.passwordStrength')}
      </p>
      <SecretField
        kind={kind}
        label={t(isPin ? 'common.lock.newPin' : 'common.lock.newPassword')}
        hint={t(isPin ? 'common.lock.newPinHint' : 'common.lock.newPasswordHint')}
        error={problem && t(`common.lock.${problem}`)}
        missing={
          secret.first === '' && t(`common.lock.${isPin ? 'tooShortPin' : 'tooShortPassword'}`)
        }
        value={secret.first}
        onChange={secret.typeFirst}
      />
      <SecretField
        kind={kind}
        label={t('common.lock.again')}
        error={secret.isDifferent && t('common.lock.notTheSame')}
        missing={secret.again === '' && t('common.lock.needsAgain')}
        value={secret.again}
        onChange={secret.typeAgain}
      />
    </>
  )
}
