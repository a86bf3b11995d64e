import type { Heard } from '#knowledge/hearing/heard.ts'

/** A text as if this had been heard in it, and nothing else. */
export function heardAs(heard: Partial<Heard>): Heard {
  const needs = heard.needs ?? []
  return {
    need: needs[0] ?? 'none',
    needs,
    sure: needs.length > 0 ? 1 : 0,
    child: false,
    now: false,
    bereaved: false,
    harm: [],
    feelings: [],
    matters: [],
    asks: [],
    places: [],
    ...heard,
  }
}
