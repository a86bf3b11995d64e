import { SecretField } from '#capabilities/vault/web/door/secret-field.tsx'
import { Waiting } from '#capabilities/vault/web/door/waiting.tsx'
import type { Words as DoorWords } from '#capabilities/vault/web/door/words/en.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import type { Words } from '../../words/en.ts'
import type { Proof } from './use-proof.ts'

export function ProofField({ proof }: { proof: Proof }) {
  const t = useWords<Words & DoorWords>()
  const { kind, problem, seconds } = proof
  return (
    <div>
      <SecretField
        kind={kind}
        label={t(kind === 'pin' ? 'common.lock.pinNow' : 'common.lock.passwordNow')}
        error={seconds === 0 && problem && t(problem)}
        missing={proof.secret === '' && t(`common.door.needs.${kind}`)}
        value={proof.secret}
        onChange={proof.type}
      />
      <Button kind="plain" onClick={proof.turn}>
        {t(kind === 'pin' ? 'common.door.toPassword' : 'common.door.toPin')}
      </Button>
      {seconds > 0 && <Waiting seconds={seconds} />}
    </div>
  )
}
