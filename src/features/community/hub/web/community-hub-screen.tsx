import { HubPage } from '#capabilities/hub/web/hub-page.tsx'
import { Picture } from '#capabilities/look/web/picture.tsx'
import { chat, confession, gratitude, lesson, poll } from '#capabilities/look/web/screen-icons.ts'

const icons = {
  confessions: confession,
  lessons: lesson,
  polls: poll,
  chat,
  gratitude,
}

export default function CommunityHubScreen() {
  return <HubPage area="community" art={<Picture of="community" />} icons={icons} />
}
