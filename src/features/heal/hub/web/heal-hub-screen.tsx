import { HubPage } from '#capabilities/hub/web/hub-page.tsx'
import { HealArt } from '#capabilities/look/web/art/heal-art.tsx'
import { affirmation, breathe, friend, journal, mood } from '#capabilities/look/web/screen-icons.ts'

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
