import { HubPage } from '#capabilities/hub/web/hub-page.tsx'
import { HealArt } from '#kit/ui/web/art/heal-art.tsx'
import { affirmation, breathe, friend, journal, mood } from '#kit/ui/web/screen-icons.ts'

const pages = [
  { page: 'ai-friend', icon: friend },
  { page: 'mood', icon: mood },
  { page: 'affirmations', icon: affirmation },
  { page: 'breathe', icon: breathe },
  { page: 'journal', icon: journal },
]

export default function HealHubScreen() {
  return <HubPage area="heal" art={<HealArt />} pages={pages} />
}
