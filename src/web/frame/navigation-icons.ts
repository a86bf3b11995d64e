import { breathe } from '#capabilities/look/web/screen-icons.ts'
import { feather, stars } from '#kit/ui/web/icons.ts'
import type { Area } from '../rooms/routes.ts'

const house = 'M4 11 12 4.5 20 11M6 9.5v9.5q0 1 1 1h10q1 0 1-1V9.5M10 20v-5h4v5'
const tree =
  'M12 21v-8M12 16l-3.5-2.5M12 17.5l3.5-3M8 14a4 4 0 0 1-1-7.8A5 5 0 0 1 16.5 6 4 4 0 0 1 16 14M7 21h10'

/** What stands for each place at the foot of a phone. */
export const navigationIcons: Readonly<Record<Area, string>> = {
  home: house,
  express: feather,
  heal: breathe,
  discover: stars,
  community: tree,
}
