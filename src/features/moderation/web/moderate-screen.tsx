import { useState } from 'react'
import { Desk } from './desk.tsx'
import { NoSuchPage } from './no-such-page.tsx'
import { SecretForm } from './secret-form.tsx'
import { useSession } from './use-session.ts'

/** The moderators' room: a door, a desk, or on a site without moderators nothing at all. */
export default function ModerateScreen() {
  const session = useSession()
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <NoSuchPage />
  if (session.until === null) {
    return <SecretForm session={session} onMissing={() => setMissing(true)} />
  }
  return <Desk session={session} until={session.until} />
}
