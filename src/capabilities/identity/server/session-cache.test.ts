import { describe, expect, it } from 'vitest'
import { createSessionCache } from './session-cache.ts'

const sita = { id: 'sita', name: 'Sita', createdAt: 0, lastSeenDay: 1, replaces: null }
const hari = { id: 'hari', name: null, createdAt: 0, lastSeenDay: 1, replaces: null }

describe('The sessions this process remembers', () => {
  it('are found again', () => {
    const cache = createSessionCache()
    cache.remember('phone', sita, cache.moment())
    expect(cache.find('phone')).toEqual(sita)
    expect(cache.find('laptop')).toBeUndefined()
  })

  it('are gone on every device of somebody who erases or renames themselves, and stay for others', () => {
    const cache = createSessionCache()
    for (const device of ['phone', 'laptop']) cache.remember(device, sita, cache.moment())
    cache.remember('tablet', hari, cache.moment())
    cache.forgetIdentity('sita')
    expect([cache.find('phone'), cache.find('laptop')]).toEqual([undefined, undefined])
    expect(cache.find('tablet')).toEqual(hari)
  })

  it('are gone on one device when somebody signs out there', () => {
    const cache = createSessionCache()
    for (const device of ['phone', 'laptop']) cache.remember(device, sita, cache.moment())
    cache.forgetSession('phone')
    expect(cache.find('phone')).toBeUndefined()
    expect(cache.find('laptop')).toEqual(sita)
  })

  it('do not come back with what was read before they ended', () => {
    const cache = createSessionCache()
    const whenRead = cache.moment()
    cache.forgetIdentity('sita')
    cache.remember('phone', sita, whenRead)
    expect(cache.find('phone')).toBeUndefined()
  })

  it('are never more than so many: the ones that came first go', () => {
    const cache = createSessionCache(2)
    for (const device of ['one', 'two', 'three']) cache.remember(device, sita, cache.moment())
    expect(cache.find('one')).toBeUndefined()
    expect(cache.find('three')).toEqual(sita)
  })
})
