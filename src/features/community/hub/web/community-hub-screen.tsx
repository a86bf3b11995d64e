import { HubPage } from '#capabilities/hub/web/hub-page.tsx'
import { CommunityArt } from '#kit/ui/web/art/community-art.tsx'
import { chat, confession, gratitude, lesson, poll } from '#kit/ui/web/screen-icons.ts'

const pages = [
  { page: 'confessions', icon: confession },
  { page: 'lessons', icon: lesson },
  { page: 'polls', icon: poll },
  { page: 'chat', icon: chat },
  { page: 'gratitude', icon: gratitude },
]

export default function CommunityHubScreen() {
  return <HubPage area="community" art={<CommunityArt />} pages={pages} />
}
