import { describe, expect, it } from 'vitest'
import { findSecretProblem } from './secret-rules.ts'

describe('a PIN', () => {
  it.each(['7308', '90210', '481516234212', '८२६४', ' 5937 '])('may be %s', (pin) => {
    expect(findSecretProblem('pin', pin)).toBeNull()
  })

  it.each([
    ['', 'tooShortPin'],
    ['123', 'tooShortPin'],
    ['1357913579135', 'tooLongPin'],
    ['12a4', 'digitsOnly'],
    ['मेरो', 'digitsOnly'],
  ])('may not be “%s”', (pin, problem) => {
    expect(findSecretProblem('pin', pin)).toBe(problem)
  })

  it.each([
    '0000',
    '१११११',
    '1234',
    '7890',
    '4321',
    '0987',
    '1212',
    '12121',
    '1998',
    '2057',
    '२०६२',
  ])('may not be %s, which anybody tries first', (pin) =>
    expect(findSecretProblem('pin', pin)).toBe('triedFirst'),
  )
})

describe('a password', () => {
  it.each(['चार बिहान छतमा', 'blue goat kettle', 'rain-on-tin', '73081946'])(
    'may be %s',
    (word) => {
      expect(findSecretProblem('password', word)).toBeNull()
    },
  )

  it('is counted in letters as they are seen', () => {
    expect(findSecretProblem('password', 'नमस्ते साथी')).toBe('tooShortPassword')
    expect(findSecretProblem('password', 'seven77')).toBe('tooShortPassword')
  })

  it.each(['password1', 'Password', 'iloveyou2', 'aaaaaaaa', '12345678', 'abababab'])(
    'may not be %s, which anybody tries first',
    (word) => expect(findSecretProblem('password', word)).toBe('triedFirst'),
  )
})
