/** The wrong tries before it was opened: they are forgotten with the opening, and told once. */
let before = { wrong: 0, last: 0 }

export const triesBefore = () => before

export function noteTries(wrong: number, last: number): void {
  before = { wrong, last }
}
