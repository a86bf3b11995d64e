import { GoOn } from './go-on.tsx'
import { Hearts } from './hearts.tsx'
import { keepMood, MoodRow } from './mood-row.tsx'

/** What looks into the vault, and comes with it. */
export default { GoOn, Hearts, keepMood, MoodRow }
