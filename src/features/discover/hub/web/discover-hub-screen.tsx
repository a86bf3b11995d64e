import { HubPage } from '#capabilities/hub/web/hub-page.tsx'
import { DiscoverArt } from '#kit/ui/web/art/discover-art.tsx'
import {
  dream,
  love,
  nameMeaning,
  numerology,
  personality,
  rashifal,
} from '#kit/ui/web/screen-icons.ts'

const pages = [
  { page: 'rashifal', icon: rashifal },
  { page: 'love', icon: love },
  { page: 'name', icon: nameMeaning },
  { page: 'numerology', icon: numerology },
  { page: 'dreams', icon: dream },
  { page: 'personality', icon: personality },
]

export default function DiscoverHubScreen() {
  return <HubPage area="discover" art={<DiscoverArt />} pages={pages} />
}
