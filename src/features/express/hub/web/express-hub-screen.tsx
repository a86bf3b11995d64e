import { HubPage } from '#capabilities/hub/web/hub-page.tsx'
import { Picture } from '#capabilities/look/web/picture.tsx'
import { diary, quote, story } from '#capabilities/look/web/screen-icons.ts'
import { feather } from '#kit/ui/web/icons.ts'

const icons = {
  diary,
  poems: feather,
  stories: story,
  quotes: quote,
}

export default function ExpressHubScreen() {
  return <HubPage area="express" art={<Picture of="express" />} icons={icons} />
}
