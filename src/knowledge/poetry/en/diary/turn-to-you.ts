const turns: readonly (readonly [RegExp, string])[] = [
  [/\b(I|we) was\b/g, 'you were'],
  [/\b(I|we) wasn’t\b/gi, 'you weren’t'],
  [/\b(I am|I’m|we are|we’re)\b/gi, 'you are'],
  [/\b(I|we)’ve\b/gi, 'you have'],
  [/\b(I|we)’d\b/gi, 'you had'],
  [/\b(I|we)’ll\b/gi, 'you will'],
  [/\b(my|our)self\b/gi, 'yourself'],
  [/\bourselves\b/gi, 'yourselves'],
  [/\bI\b/g, 'you'],
  [/\b(we|us|me)\b/gi, 'you'],
  [/\b(my|our)\b/gi, 'your'],
  [/\b(mine|ours)\b/gi, 'yours'],
]

/** What somebody wrote of themselves, said back to them: “my mother called me”, “your mother called you”. */
export function turnToYou(words: string): string {
  return turns.reduce((text, [mine, yours]) => text.replace(mine, yours), words)
}
