import type { FastifyInstance } from 'fastify'
import type { Identities } from '#capabilities/identity/server/identities.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { TestClock } from '#kit/testing/test-clock.ts'
import type { Live } from '../create-live.ts'

/** What suites see of one node of the product. The shell opens it and hands it down. */
export interface TestNode {
  readonly app: FastifyInstance
  readonly url: string
  /** The database under it, to open another node on. */
  readonly place: Place
  readonly store: Store
  readonly live: Live
  readonly identities: Identities
  readonly clock: TestClock
  /** What it said to the log. */
  readonly log: readonly string[]
  /** What it counted. */
  readMetrics(): Promise<string>
  /** A new visitor; answers the cookie a browser would send. */
  signIn(): Promise<string>
  close(): Promise<void>
}

/** A database that may outlive a node, and be shared by several. */
export interface Place {
  readonly databaseUrl?: string
  readonly dataDir: string
}

export interface NodeOptions {
  /** Without one, a new and empty database. */
  readonly place?: Place
  readonly clock?: TestClock
  /** Off unless asked for: most tests do more than one person would. */
  readonly limits?: boolean
}

export type OpenNode<Node = TestNode, Options = NodeOptions> = (options?: Options) => Promise<Node>
