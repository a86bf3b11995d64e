import type { Theme } from '#knowledge/hearing/topics/ne/theme.ts'
import { childhood } from './childhood.ts'
import { dawn } from './dawn.ts'
import { exile } from './exile.ts'
import { father } from './father.ts'
import { festival } from './festival.ts'
import { flower } from './flower.ts'
import { friend } from './friend.ts'
import { home } from './home.ts'
import { joy } from './joy.ts'
import { life } from './life.ts'
import { lonely } from './lonely.ts'
import { loss } from './loss.ts'
import { love } from './love.ts'
import { mother } from './mother.ts'
import { mountain } from './mountain.ts'
import { nation } from './nation.ts'
import { night } from './night.ts'
import { peace } from './peace.ts'
import { rain } from './rain.ts'
import { river } from './river.ts'
import type { ThemeVerses } from './theme-verses.ts'
import { words } from './words.ts'
import { work } from './work.ts'

export const themes = {
  mother,
  father,
  home,
  exile,
  rain,
  mountain,
  river,
  flower,
  night,
  dawn,
  love,
  loss,
  lonely,
  friend,
  childhood,
  work,
  festival,
  nation,
  peace,
  joy,
  words,
  life,
} satisfies Record<Theme, ThemeVerses>
