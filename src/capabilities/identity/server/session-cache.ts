/** Whoever holds the session cookie. `id` never leaves the server. */
export interface Visitor {
  readonly id: string
  readonly name: string | null
  /** The day alone, as its first millisecond: no minute joins somebody to what they wrote in it. */
  readonly createdAt: number
  readonly tokenHash: string
  /** Comes with each request and is kept nowhere: see `marks.ts`. */
  readonly secret: string
}

export interface Session extends Omit<Visitor, 'tokenHash' | 'secret'> {
  readonly lastSeenDay: number
  /** Ends when this one is used for the first time. */
  readonly replaces: string | null
}

/**
 * Who holds which session, for the one process that writes the table itself. Nodes that share a
 * database keep nothing: a session that was ended on one of them must be dead on all of them when
 * the visitor is told so, and news between nodes may come later than that.
 */
export interface SessionCache {
  find(tokenHash: string): Session | undefined
  /** Taken before the table is read, and handed over with what was read. */
  moment(): number
  /** Keeps what was read, unless something was forgotten since: it may be what was read. */
  remember(tokenHash: string, session: Session, moment: number): void
  forgetSession(tokenHash: string): void
  forgetIdentity(id: string): void
}

/** Some five megabytes. */
const mostSessions = 20_000

export function createSessionCache(most = mostSessions): SessionCache {
  const sessions = new Map<string, Session>()
  let forgotten = 0

  return {
    find: (tokenHash) => sessions.get(tokenHash),
    moment: () => forgotten,

    remember(tokenHash, session, moment) {
      if (moment !== forgotten) return
      sessions.set(tokenHash, session)
      if (sessions.size > most) sessions.delete(sessions.keys().next().value as string)
    },

    forgetSession(tokenHash) {
      forgotten++
      sessions.delete(tokenHash)
    },

    // A person has several devices and changes their name seldom: looking through all of them is
    // cheaper than an index of devices that every request would have to keep.
    forgetIdentity(id) {
      forgotten++
      for (const [tokenHash, session] of sessions) {
        if (session.id === id) sessions.delete(tokenHash)
      }
    },
  }
}

export const noSessionCache: SessionCache = {
  find: () => undefined,
  moment: () => 0,
  remember() {},
  forgetSession() {},
  forgetIdentity() {},
}
