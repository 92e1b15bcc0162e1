import { describe, expect, it } from 'vitest'
import { isSpelled, toAddress, toChoice, toNumber } from './spellings'

describe('the name of a field', () => {
  it.each(['access_token', 'access-token', 'accessToken', 'AccessToken', 'ACCESS_TOKEN'])(
    'may be %s',
    (key) => expect(isSpelled(key, 'access_token')).toBe(true),
  )

  it.each(['access_tokens', 'token', '_', ''])('does not match %j', (key) =>
    expect(isSpelled(key, 'access_token')).toBe(false),
  )
})

describe('a choice', () => {
  const choices = ['completed', 'in_progress']
  it.each([
    ['Completed', 'completed'],
    [' in progress', 'in_progress'],
    ['in-progress', 'in_progress'],
    ['done', 'done'],
    ['', ''],
    [null, null],
    [7, 7],
  ])('%j is %j', (value, choice) => expect(toChoice(value, choices)).toBe(choice))
})

describe('a number in a text', () => {
  it.each([
    ['40', 40],
    [' -3.25 ', -3.25],
    ['123456789012345', 123456789012345],
  ])('%j is %j', (text, number) => expect(toNumber(text)).toBe(number))

  it.each(['x40', '40x', '40 %', '1e3', '4.', '4.x', '', '1234567890123456', null, 7, ['5']])(
    '%j stays as it is',
    (value) => expect(toNumber(value)).toBe(value),
  )
})

describe('the address of a video', () => {
  const base = 'https://api.norte.example/v1'

  it.each([
    'HTTPS://A.example/B.mp4',
    ' HTTPS://A.example/B.mp4 ',
    'mailto:sam@example.com',
    '',
    7,
  ])('%j stays as it is', (value) => expect(toAddress(value, base)).toBe(value))

  it.each([base, `${base}/`, `${base}//`])('without a host is relative to %s', (baseUrl) => {
    expect(toAddress('b.mp4', baseUrl)).toBe(`${base}/b.mp4`)
  })

  it('is https without a scheme, even if the backend is not', () => {
    expect(toAddress('//cdn.example/b.mp4', 'http://localhost:3000')).toBe(
      'https://cdn.example/b.mp4',
    )
  })

  it('may have a colon or a host name in its path', () => {
    expect(toAddress('clips/a:b.mp4', base)).toBe(`${base}/clips/a:b.mp4`)
    expect(toAddress('clips/www.example.com/b.mp4', base)).toBe(
      `${base}/clips/www.example.com/b.mp4`,
    )
  })

  it('stays unchanged without a base address', () => {
    expect(toAddress('b.mp4', '')).toBe('b.mp4')
  })
})
