import { HubPage } from '#capabilities/hub/web/hub-page.tsx'
import { ExpressArt } from '#kit/ui/web/art/express-art.tsx'
import { feather } from '#kit/ui/web/icons.ts'
import { diary, quote, story } from '#kit/ui/web/screen-icons.ts'

const icons = {
  diary,
  poems: feather,
  stories: story,
  quotes: quote,
}

export default function ExpressHubScreen() {
  return <HubPage area="express" art={<ExpressArt />} icons={icons} />
}
