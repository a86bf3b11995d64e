/** What was said in a talk, by whom. */
export interface Turn {
  readonly from: 'visitor' | 'friend'
  readonly text: string
}
