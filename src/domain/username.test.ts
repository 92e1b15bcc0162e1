import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  forbiddenCharacters,
  numberedUsername,
  usernameSchema,
  usernameSuggestion,
} from './username'

/** The message that the form shows. */
const problemOf = (name: string) => v.safeParse(usernameSchema, name).issues?.[0].message

describe('what is wrong with a username', () => {
  test.each(['sam', 'sam.r', 'Sam_R-27', 'abc', '...', '123', 'a'.repeat(20)])(
    'is nothing for %s',
    (name) => {
      expect(problemOf(name)).toBeUndefined()
    },
  )

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['sa', 'length'],
    ['a'.repeat(21), 'length'],
    ['sam r', 'format'],
    ['María', 'format'],
    ['sam@home', 'format'],
    ['сам', 'format'],
    ['sam😀', 'format'],
    ['sam\n', 'format'],
  ])('%j: %s', (name, problem) => {
    expect(problemOf(name)).toBe(`onboarding.username.error.${problem}`)
  })
})

describe('the characters that a username may not hold', () => {
  test.each([
    ['sam.r_2-7', []],
    ['María', ['í']],
    ['Mari\u0301a', ['í']],
    ['sam & sam!', [' ', '&', '!']],
    ['sam😀😀', ['😀']],
  ])('are listed once each, in order: %j', (name, characters) => {
    expect(forbiddenCharacters(name)).toEqual(characters)
  })
})

describe('the username that is offered instead', () => {
  test.each([
    ['María', 'Maria'],
    ['Mari\u0301a', 'Maria'],
    ['Íñigo', 'Inigo'],
    ['Ñoño 4 an\u0303os', 'Nono.4.anos'],
    ['kim@example.com', 'kim'],
    ['José Luis', 'Jose.Luis'],
    [' sam ', 'sam'],
    ['Groß', 'Gross'],
    ['Łukasz Æ', 'Lukasz.Ae'],
    ['Sæunn Œ œ', 'Saeunn.Oe.oe'],
    ['ß'.repeat(20), 's'.repeat(20)],
  ])('%j: %s', (name, suggestion) => {
    expect(usernameSuggestion(name)).toBe(suggestion)
  })

  test.each([
    ['one that is right already', 'sam.r'],
    ['one with nothing that may stay', '😀😀😀'],
    ['one of another script', 'Сергей'],
    ['one that gets too short', 'é!'],
    ['an e-mail whose first part is too short', 'k@example.com'],
    ['none', ''],
  ])('is none for %s', (_what, name) => {
    expect(usernameSuggestion(name)).toBeUndefined()
  })
})

test.each([
  ['sam', 'sam-27'],
  ['a'.repeat(20), `${'a'.repeat(17)}-27`],
])('for the taken name %s it suggests %s, a valid username', (name, other) => {
  expect(numberedUsername(name)).toBe(other)
  expect(problemOf(other)).toBeUndefined()
})
