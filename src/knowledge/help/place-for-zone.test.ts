import { describe, expect, it } from 'vitest'
import { readHelpPlace } from './help-place.ts'
import { placeForZone } from './place-for-zone.ts'

describe('the first guess at where somebody is', () => {
  it.each([
    ['Asia/Kathmandu', 'np'],
    ['Asia/Katmandu', 'np'],
    ['Asia/Calcutta', 'in'],
    ['Asia/Qatar', 'qa'],
    ['Asia/Dubai', 'ae'],
    ['Asia/Riyadh', 'sa'],
    ['Asia/Kuwait', 'kw'],
    ['Asia/Kuala_Lumpur', 'my'],
    ['Asia/Tokyo', 'jp'],
    ['Asia/Seoul', 'kr'],
    ['Australia/Sydney', 'au'],
    ['Europe/London', 'gb'],
    ['America/New_York', 'us'],
    ['America/Indiana/Knox', 'us'],
  ])('is read from the time zone of the phone: %s', (zone, place) => {
    expect(placeForZone(zone)).toBe(place)
  })

  it('is elsewhere for zones of countries whose lines we do not know', () => {
    for (const zone of ['America/Toronto', 'America/Mexico_City', 'Europe/Lisbon', 'UTC']) {
      expect(placeForZone(zone), zone).toBe('elsewhere')
    }
    expect(placeForZone(undefined)).toBe('elsewhere')
  })

  it('gives way to what was chosen, and to nothing that was not', () => {
    expect(readHelpPlace('qa')).toBe('qa')
    expect(readHelpPlace('Qatar')).toBeNull()
    expect(readHelpPlace(null)).toBeNull()
  })
})
