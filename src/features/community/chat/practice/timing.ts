/** How long the search for a real partner goes before the practice partner steps in. */
export const connectMillis = 2_000

/** The typing dots of a practice partner stay for 1.5 to 3.5 seconds. */
export function replyMillis(random: () => number): number {
  return Math.round(1_500 + random() * 2_000)
}
