// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { device } from './device-store.ts'
import { makeKeptStore, makeStore, useStore } from './make-store.ts'
import { makeRandomId } from './random-id.ts'
import { useBackOnline, useOnline } from './use-online.ts'

afterEach(() => {
  vi.restoreAllMocks()
  device.clear()
})

describe('a value outside of the screens', () => {
  it('is followed by whoever shows it, and told only when it is another', () => {
    const store = makeStore({ hearts: 1 })
    const told = vi.fn()
    const leave = store.watch(told)
    const { result } = renderHook(() => useStore(store))
    act(() => store.change((now) => ({ hearts: now.hearts + 1 })))
    expect(result.current).toEqual({ hearts: 2 })
    store.change((now) => now)
    expect(told).toHaveBeenCalledTimes(1)
    leave()
    act(() => store.change(() => ({ hearts: 9 })))
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('that the device keeps stays the same as long as what is kept does', () => {
    const store = makeKeptStore(
      () => device.read('list'),
      (text) => (text ?? '').split(' '),
    )
    device.keep('list', 'a b')
    const { result } = renderHook(() => useStore(store))
    const before = result.current
    expect(store.read()).toBe(before)
    act(() => {
      device.keep('list', 'a b c')
      store.tell()
    })
    expect(result.current).toEqual(['a', 'b', 'c'])
  })

  it('that another tab changed is heard of', () => {
    const store = makeKeptStore(() => device.read('list'), String)
    const { result } = renderHook(() => useStore(store))
    localStorage.setItem('list', 'from elsewhere')
    act(() => void dispatchEvent(new StorageEvent('storage')))
    expect(result.current).toBe('from elsewhere')
  })
})

describe('the network', () => {
  it('is seen to go, and whoever waits is told once it is back', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    const action = vi.fn()
    const { result, rerender } = renderHook(
      ({ isWaiting }) => {
        useBackOnline(isWaiting, action)
        return useOnline()
      },
      { initialProps: { isWaiting: false } },
    )
    online.mockReturnValue(false)
    act(() => void dispatchEvent(new Event('offline')))
    expect(result.current).toBe(false)
    rerender({ isWaiting: true })
    online.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(result.current).toBe(true)
    expect(action).toHaveBeenCalledTimes(1)
  })
})

describe('an id made by chance', () => {
  it('is made on plain http too, where a browser has no randomUUID', () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function')
    })
    const ids = Array.from({ length: 1000 }, makeRandomId)
    expect(new Set(ids).size).toBe(1000)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
  })
})
