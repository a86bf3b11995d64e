import { HubPage } from '#capabilities/hub/web/hub-page.tsx'
import { ExpressArt } from '#kit/ui/web/art/express-art.tsx'
import { feather } from '#kit/ui/web/icons.ts'
import { diary, quote, story } from '#kit/ui/web/screen-icons.ts'

const pages = [
  { page: 'diary', icon: diary },
  { page: 'poems', icon: feather },
  { page: 'stories', icon: story },
  { page: 'quotes', icon: quote },
]

export default function ExpressHubScreen() {
  return <HubPage area="express" art={<ExpressArt />} pages={pages} />
}
