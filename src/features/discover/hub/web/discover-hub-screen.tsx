import { HubPage } from '#capabilities/hub/web/hub-page.tsx'
import { Picture } from '#capabilities/look/web/picture.tsx'
import {
  dream,
  love,
  nameMeaning,
  numerology,
  personality,
  rashifal,
} from '#capabilities/look/web/screen-icons.ts'

const icons = {
  rashifal,
  love,
  name: nameMeaning,
  numerology,
  dreams: dream,
  personality,
}

export default function DiscoverHubScreen() {
  return <HubPage area="discover" art={<Picture of="discover" />} icons={icons} />
}
