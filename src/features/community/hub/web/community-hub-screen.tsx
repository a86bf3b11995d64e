import { HubPage } from '#capabilities/hub/web/hub-page.tsx'
import { CommunityArt } from '#capabilities/look/web/art/community-art.tsx'
import { chat, confession, gratitude, lesson, poll } from '#capabilities/look/web/screen-icons.ts'

const icons = {
  confessions: confession,
  lessons: lesson,
  polls: poll,
  chat,
  gratitude,
}

export default function CommunityHubScreen() {
  return <HubPage area="community" art={<CommunityArt />} icons={icons} />
}
