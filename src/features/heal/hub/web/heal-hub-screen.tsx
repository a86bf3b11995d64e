import { HubPage } from '#capabilities/hub/web/hub-page.tsx'
import { Picture } from '#capabilities/look/web/picture.tsx'
import { affirmation, breathe, friend, journal, mood } from '#capabilities/look/web/screen-icons.ts'

const icons = {
  'ai-friend': friend,
  mood,
  affirmations: affirmation,
  breathe,
  journal,
}

export default function HealHubScreen() {
  return <HubPage area="heal" art={<Picture of="heal" />} icons={icons} />
}
