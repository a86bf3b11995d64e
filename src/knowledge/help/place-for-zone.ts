import type { HelpPlace } from './help-place.ts'

const zones: Readonly<Record<string, HelpPlace>> = {
  'Asia/Kathmandu': 'np',
  'Asia/Katmandu': 'np',
  'Asia/Kolkata': 'in',
  'Asia/Calcutta': 'in',
  'Asia/Qatar': 'qa',
  'Asia/Dubai': 'ae',
  'Asia/Riyadh': 'sa',
  'Asia/Kuwait': 'kw',
  'Asia/Kuala_Lumpur': 'my',
  'Asia/Kuching': 'my',
  'Asia/Tokyo': 'jp',
  'Asia/Seoul': 'kr',
  'Europe/London': 'gb',
}

/** Zones of the United States that do not begin with a name of their own. */
const american =
  /^(?:US\/|America\/(?:Adak|Anchorage|Boise|Chicago|Denver|Detroit|Indiana\/|Indianapolis|Juneau|Kentucky\/|Los_Angeles|Louisville|Menominee|Metlakatla|New_York|Nome|North_Dakota\/|Phoenix|Sitka|Yakutat)|Pacific\/Honolulu)/

/** A first guess at where a phone is, from the time zone it keeps. */
export function placeForZone(zone: string | undefined): HelpPlace {
  if (!zone) return 'elsewhere'
  if (zone.startsWith('Australia/')) return 'au'
  if (american.test(zone)) return 'us'
  return zones[zone] ?? 'elsewhere'
}
