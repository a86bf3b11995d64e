import { expect, it } from 'vitest'
import { keepPlainWords } from './plain-words.ts'

it.each([
  ['<script>alert(1)</script>घर', 'alert(1) घर'],
  ['a\u0000b\u0007\nc', 'a b c'],
  ['\u202eउल्टो\u202c', 'उल्टो'],
  ['आमा 😀❤️🇳🇵', 'आमा'],
  ['“घर” "home" `x`', 'घर home x'],
  ['{X} [a|b] \\', 'X a b'],
  ['\ud83dघर', 'घर'],
  ['गर्‍यो', 'गर्‍यो'],
  ['don’t', "don't"],
  ['   ', ''],
])('%j becomes the plain words %j', (typed, plain) => {
  expect(keepPlainWords(typed, 100)).toBe(plain)
})
