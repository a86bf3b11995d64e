import { australia } from './countries/australia.ts'
import { india } from './countries/india.ts'
import { japan } from './countries/japan.ts'
import { korea } from './countries/korea.ts'
import { kuwait } from './countries/kuwait.ts'
import { malaysia } from './countries/malaysia.ts'
import { nepal } from './countries/nepal.ts'
import { qatar } from './countries/qatar.ts'
import { saudiArabia } from './countries/saudi-arabia.ts'
import { unitedArabEmirates } from './countries/united-arab-emirates.ts'
import { unitedKingdom } from './countries/united-kingdom.ts'
import { unitedStates } from './countries/united-states.ts'
import { elsewhere } from './elsewhere.ts'
import type { HelpPlace } from './help-place.ts'
import type { HelpInCountry } from './helpline.ts'

export const helpIn: Readonly<Record<HelpPlace, HelpInCountry>> = {
  np: nepal,
  in: india,
  qa: qatar,
  ae: unitedArabEmirates,
  sa: saudiArabia,
  kw: kuwait,
  my: malaysia,
  jp: japan,
  kr: korea,
  au: australia,
  gb: unitedKingdom,
  us: unitedStates,
  elsewhere,
}
