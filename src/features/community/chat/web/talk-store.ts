import { makeStore, useStore } from '#kit/web/make-store.ts'
import { noTalk, type Talk } from './talk.ts'

/**
 * The talk outlives its screen: who looks something up in another room of the
 * house and comes back finds it as it was. It lives in memory and nowhere else.
 */
const talk = makeStore<Talk>(noTalk)

export const readTalk = talk.read
export const changeTalk = talk.change
export const useTalk = (): Talk => useStore(talk)
