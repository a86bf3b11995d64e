import { WallPage } from '#capabilities/walls/posts/web/wall-page.tsx'
import { wallNames, wallOnPage, walls } from '#capabilities/walls/walls.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import type { WallWord, Words } from '../../words/en.ts'

/** Every wall of the community: what one says of itself is the words of its page. */
export default function WallScreen({ path }: { path: string }) {
  const t = useWords<Words>()
  const wall = wallOnPage(path.slice(path.lastIndexOf('/') + 1)) ?? wallNames[0]
  const say = (word: WallWord) => t(`community.${walls[wall].page}.${word}`)
  return (
    <WallPage
      wall={wall}
      words={{
        title: say('title'),
        label: say('label'),
        placeholder: say('placeholder'),
        listTitle: say('list'),
        empty: say('empty'),
        example: say('example'),
        posted: say('posted'),
      }}
    />
  )
}
