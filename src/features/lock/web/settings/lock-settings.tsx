import { LockNow } from '#capabilities/vault/web/door/lock-now.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import type { Words } from '../../words/en.ts'
import styles from '../lock.module.css'
import { AfterChoice } from './after-choice.tsx'
import { ChangeSecret } from './change-secret.tsx'
import { CopySetting } from './copy-setting.tsx'
import { PasskeySetting } from './passkey-setting.tsx'
import { RenewWords } from './renew-words.tsx'
import { SecondSecret } from './second-secret.tsx'
import { TakeOff } from './take-off.tsx'
import { VersionsSetting } from './versions-setting.tsx'

export function LockSettings() {
  const t = useWords<Words>()
  return (
    <>
      <section className={styles.form} aria-label={t('common.lock.title')}>
        <p>{t('common.lock.isOn')}</p>
        <div>
          <LockNow />
        </div>
      </section>
      <AfterChoice />
      <PasskeySetting />
      <div className={styles.drawers}>
        <ChangeSecret />
        <RenewWords />
        <SecondSecret />
        <CopySetting />
        <VersionsSetting />
        <TakeOff />
      </div>
      <p>
        <AppLink href="/account">{t('common.lock.delete')}</AppLink>
      </p>
    </>
  )
}
