import { HubPage } from '#capabilities/hub/web/hub-page.tsx'
import { ExpressArt } from '#capabilities/look/web/art/express-art.tsx'
import { diary, quote, story } from '#capabilities/look/web/screen-icons.ts'
import { feather } from '#kit/ui/web/icons.ts'

const icons = {
  diary,
  poems: feather,
  stories: story,
  quotes: quote,
}

export default function ExpressHubScreen() {
  return <HubPage area="express" art={<ExpressArt />} icons={icons} />
}
