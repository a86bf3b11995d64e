/** The countries whose lines we know, by their ISO codes; everywhere else is elsewhere. */
export const helpPlaces = [
  'np',
  'in',
  'qa',
  'ae',
  'sa',
  'kw',
  'my',
  'jp',
  'kr',
  'au',
  'gb',
  'us',
  'elsewhere',
] as const
export type HelpPlace = (typeof helpPlaces)[number]

export function readHelpPlace(text: string | null): HelpPlace | null {
  return helpPlaces.find((place) => place === text) ?? null
}
