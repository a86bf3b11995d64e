import type { Tags } from './sheet.ts'

const glad = new Set(['bright', 'comic'])
const sober = new Set(['grave', 'longing'])

/** Whether two stanzas can stand in one scene: one hour, season and place, no glad line in grief. */
export function agree(one: Tags, other: Tags): boolean {
  return (
    sameHour(one.hour, other.hour) &&
    same(one.season, other.season) &&
    same(one.place, other.place) &&
    same(one.to, other.to) &&
    !clash(one.tone, other.tone)
  )
}

function same(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other
}

/** Dusk goes over into night, and dawn into day. */
function sameHour(one: string | undefined, other: string | undefined): boolean {
  if (one === 'any' || other === 'any' || same(one, other)) return true
  const pair = [one, other].toSorted().join(' ')
  return pair === 'dusk night' || pair === 'dawn day'
}

function clash(one = '', other = ''): boolean {
  return (glad.has(one) && sober.has(other)) || (sober.has(one) && glad.has(other))
}
