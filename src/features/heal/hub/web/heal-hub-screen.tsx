import { HubPage } from '#capabilities/hub/web/hub-page.tsx'
import { HealArt } from '#kit/ui/web/art/heal-art.tsx'
import { affirmation, breathe, friend, journal, mood } from '#kit/ui/web/screen-icons.ts'

const icons = {
  'ai-friend': friend,
  mood,
  affirmations: affirmation,
  breathe,
  journal,
}

export default function HealHubScreen() {
  return <HubPage area="heal" art={<HealArt />} icons={icons} />
}
