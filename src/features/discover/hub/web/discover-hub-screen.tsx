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

const icons = {
  rashifal,
  love,
  name: nameMeaning,
  numerology,
  dreams: dream,
  personality,
}

export default function DiscoverHubScreen() {
  return <HubPage area="discover" art={<DiscoverArt />} icons={icons} />
}
