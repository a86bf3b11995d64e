import type { Visitor } from './session-cache.ts'

/** Never an id. */
export function presentVisitor(visitor: Pick<Visitor, 'name' | 'createdAt'>) {
  return { name: visitor.name, since: new Date(visitor.createdAt).toISOString() }
}
