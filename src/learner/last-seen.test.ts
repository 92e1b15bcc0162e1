import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { snapshotWriter, readSnapshot } from './last-seen'
import { session } from './session'

const names = v.object({ names: v.array(v.string()) })
const writeSnapshot = (name: string, answer: unknown) => snapshotWriter(name)(answer)
const signIn = (email: string) => session.start({ accessToken: 'abc', email, remember: true })

beforeEach(() => {
  signIn('sam@example.com')
})
afterEach(() => {
  session.end('signed-out')
  localStorage.clear()
})

describe('a snapshot', () => {
  it('returns the last answer and the time when it arrived', () => {
    const before = Date.now()
    writeSnapshot('map', { names: ['old'] })
    writeSnapshot('map', { names: ['rice'] })
    const snapshot = readSnapshot('map', names)
    expect(snapshot?.data).toEqual({ names: ['rice'] })
    expect(snapshot?.at).toBeGreaterThanOrEqual(before)
  })

  it('is separate for each name', () => {
    writeSnapshot('path 11', { names: ['rice'] })
    expect(readSnapshot('path 12', names)).toBeNull()
  })

  it('is only for its learner', () => {
    writeSnapshot('map', { names: ['rice'] })
    signIn('ana@example.com')
    expect(readSnapshot('map', names)).toBeNull()
  })

  it('is removed when the learner signs out', () => {
    writeSnapshot('map', { names: ['rice'] })
    session.end('signed-out')
    expect(localStorage.length).toBe(0)
    signIn('sam@example.com')
    expect(readSnapshot('map', names)).toBeNull()
  })

  it('stays for its learner after the session expired', () => {
    writeSnapshot('map', { names: ['rice'] })
    session.end('expired')
    signIn('sam@example.com')
    expect(readSnapshot('map', names)?.data).toEqual({ names: ['rice'] })
  })

  it('that does not parse counts as missing', () => {
    writeSnapshot('map', { names: 7 })
    expect(readSnapshot('map', names)).toBeNull()
  })

  it('of a late response is not stored for the learner who has signed in since', () => {
    const keep = snapshotWriter('map')
    signIn('ana@example.com')
    keep({ names: ['rice'] })
    expect(readSnapshot('map', names)).toBeNull()
    signIn('sam@example.com')
    expect(readSnapshot('map', names)).toBeNull()
  })

  it('is not stored without a session', () => {
    session.end('signed-out')
    writeSnapshot('map', { names: ['rice'] })
    expect(localStorage.length + sessionStorage.length).toBe(0)
  })
})
