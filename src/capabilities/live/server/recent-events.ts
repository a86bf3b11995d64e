/** An event as it is kept in memory: ready to be written, its words already JSON. */
export interface HeardEvent {
  readonly seq: number
  readonly topic: string
  readonly kind: string
  readonly about: string | null
  /** Empty once a later event about the same thing has come: nobody needs it any more. */
  data: string
}

export interface RecentEvents {
  /** The last number this node has heard of. */
  head(): number
  add(event: HeardEvent): void
  /** What came after, oldest first; undefined when that is not known here any more. */
  after(seq: number): readonly HeardEvent[] | undefined
  /** What was said about this is taken back. */
  forget(topic: string, about: string): void
}

/** Of those that still say something. */
const mostEvents = 4_000
/** Some thousand posts; what is older is loaded anew, which is the lesser trouble for a phone too. */
const mostCharacters = 2_000_000

/** The newest events, in memory, so that who comes back costs the database nothing. */
export function createRecentEvents(knownAfter: number): RecentEvents {
  let events: HeardEvent[] = []
  let first = 0
  let floor = knownAfter
  let head = knownAfter
  let characters = 0
  let blanks = 0
  const newest = new Map<string, HeardEvent>()

  function add(event: HeardEvent): void {
    head = event.seq
    events.push(event)
    characters += event.data.length
    if (event.about !== null) replace(event, `${event.topic} ${event.about}`)
    // On a good day the same posts get hearts all the time: what they replaced takes no room.
    if (blanks > mostEvents) sweep()
    while (events.length - first - blanks > mostEvents || characters > mostCharacters) dropFirst()
  }

  function sweep(): void {
    events = events.slice(first).filter(({ data }) => data !== '')
    first = 0
    blanks = 0
  }

  function replace(event: HeardEvent, key: string): void {
    const older = newest.get(key)
    if (older) {
      characters -= older.data.length
      older.data = ''
      blanks++
    }
    newest.set(key, event)
  }

  function forget(topic: string, about: string): void {
    const key = `${topic} ${about}`
    const event = newest.get(key)
    if (!event) return
    newest.delete(key)
    if (event.data === '') return
    characters -= event.data.length
    event.data = ''
    blanks++
  }

  function dropFirst(): void {
    const dropped = events[first++] as HeardEvent
    floor = dropped.seq
    characters -= dropped.data.length
    if (dropped.data === '') blanks--
    const key = `${dropped.topic} ${dropped.about}`
    if (newest.get(key) === dropped) newest.delete(key)
    // Moving thousands of entries for each one dropped would cost more than the room it saves.
    if (first < mostEvents) return
    events = events.slice(first)
    first = 0
  }

  /** Where in the list the first event after `seq` stands. */
  function positionAfter(seq: number): number {
    let low = first
    let high = events.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((events[middle] as HeardEvent).seq > seq) high = middle
      else low = middle + 1
    }
    return low
  }

  return {
    head: () => head,
    add,
    forget,
    after(seq) {
      if (seq < floor || seq > head) return undefined
      return events.slice(positionAfter(seq)).filter(({ data }) => data !== '')
    },
  }
}
