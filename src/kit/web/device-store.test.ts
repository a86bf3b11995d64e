// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { device, tab, typed, veilTyped } from './device-store.ts'

function refuse(): never {
  throw new DOMException('refused', 'QuotaExceededError')
}

afterEach(() => {
  vi.unstubAllGlobals()
  device.clear()
  tab.clear()
})

describe('what a device keeps', () => {
  it('is there after it was kept, and not after it was let go', () => {
    device.keep('draft wall', 'नमस्ते')
    expect(device.read('draft wall')).toBe('नमस्ते')
    expect(localStorage.getItem('draft wall')).toBe('नमस्ते')
    expect(tab.read('draft wall')).toBeNull()
    device.forget('draft wall')
    expect(device.read('draft wall')).toBeNull()
  })

  it('is remembered by the tab where the device refuses it, and forgotten with the rest', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    device.keep('outbox 1', 'a post')
    expect(device.read('outbox 1')).toBe('a post')
    expect(device.keys('outbox ')).toEqual(['outbox 1'])
    device.clear()
    expect(device.read('outbox 1')).toBeNull()
  })

  it('is nothing where even naming the storage is refused', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(device.read('draft')).toBeNull()
    expect(device.keys('')).toEqual([])
    device.keep('draft', 'words')
    expect(device.read('draft')).toBe('words')
    device.forget('draft')
    expect(device.read('draft')).toBeNull()
  })

  it('is nothing where it cannot be read', () => {
    localStorage.setItem('draft', '{broken')
    expect(device.readJson('draft')).toBeNull()
    device.keep('draft', '{"text":"whole"}')
    expect(device.readJson('draft')).toEqual({ text: 'whole' })
  })
})

describe('what is typed and not sent', () => {
  it('is kept as everything is, and with a lock set lies in this tab alone', () => {
    typed.keep('draft wall', 'begun')
    device.keep('calendar', 'bs')
    expect(localStorage.getItem('draft wall')).toBe('begun')
    veilTyped(true, ['draft '])
    expect(Object.values({ ...localStorage }).join()).not.toContain('begun')
    expect(typed.read('draft wall')).toBe('begun')
    expect(typed.keys('draft ')).toEqual(['draft wall'])
    expect(localStorage.getItem('calendar')).toBe('bs')
    typed.keep('draft wall', 'more')
    expect(localStorage.getItem('draft wall')).toBeNull()
    veilTyped(false, ['draft '])
    typed.keep('draft wall', 'open again')
    expect(localStorage.getItem('draft wall')).toBe('open again')
  })
})
