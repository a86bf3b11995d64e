/** Who goes, by which session. */
export interface Leaving {
  readonly id: string
  readonly tokenHash: string
}

/**
 * What a room does when a visitor goes. Whatever it cannot do it logs and does not throw: who
 * wants to be gone is gone.
 */
export interface OnLeaveHook {
  /** Everything is about to be erased; answers what to do once it is, with what stood under marks. */
  beforeErasing?(visitor: Leaving): Promise<AfterErasing | undefined>
  /** This session has ended. */
  afterSigningOut?(visitor: Leaving, how: { readonly hasOtherSessions: boolean }): Promise<void>
}

type Marked = Readonly<Record<string, unknown>>
type AfterErasing = (marked: readonly Marked[]) => Promise<void> | void

export interface OnLeaveHooks {
  /** Before the answer leaves, each room has had its turn. */
  whenLeaving(hook: OnLeaveHook): void
}

export function createOnLeaveHooks() {
  const rooms: OnLeaveHook[] = []

  return {
    add: (hook: OnLeaveHook) => void rooms.push(hook),

    async erasing(visitor: Leaving): Promise<(marked: readonly Marked[]) => Promise<void>> {
      const turns = await Promise.allSettled(rooms.map((room) => room.beforeErasing?.(visitor)))
      return async (marked) => {
        const works = turns.map((turn) => (turn.status === 'fulfilled' ? turn.value : undefined))
        await Promise.allSettled(works.map(async (work) => work?.(marked)))
      }
    },

    async signedOut(visitor: Leaving, hasOtherSessions: boolean): Promise<void> {
      await Promise.allSettled(
        rooms.map((room) => room.afterSigningOut?.(visitor, { hasOtherSessions })),
      )
    },
  }
}
