/** Messages that want no counsel: a question who is speaking, a greeting, thanks, a goodbye. */
export type Occasion = 'identity' | 'greeting' | 'thanks' | 'goodbye'
