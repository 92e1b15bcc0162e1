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
  it('gives the last answer back, and when it came', () => {
    const before = Date.now()
    writeSnapshot('map', { names: ['old'] })
    writeSnapshot('map', { names: ['rice'] })
    const snapshot = readSnapshot('map', names)
    expect(snapshot?.data).toEqual({ names: ['rice'] })
    expect(snapshot?.at).toBeGreaterThanOrEqual(before)
  })

  it('is another one for another name', () => {
    writeSnapshot('path 11', { names: ['rice'] })
    expect(readSnapshot('path 12', names)).toBeNull()
  })

  it('belongs to its learner alone', () => {
    writeSnapshot('map', { names: ['rice'] })
    signIn('ana@example.com')
    expect(readSnapshot('map', names)).toBeNull()
  })

  it('is gone when the learner signs out', () => {
    writeSnapshot('map', { names: ['rice'] })
    session.end('signed-out')
    expect(localStorage.length).toBe(0)
    signIn('sam@example.com')
    expect(readSnapshot('map', names)).toBeNull()
  })

  it('waits for its learner after a session that ran out', () => {
    writeSnapshot('map', { names: ['rice'] })
    session.end('expired')
    signIn('sam@example.com')
    expect(readSnapshot('map', names)?.data).toEqual({ names: ['rice'] })
  })

  it('that can no longer be read is none', () => {
    writeSnapshot('map', { names: 7 })
    expect(readSnapshot('map', names)).toBeNull()
  })

  it('of an answer that comes late is not given to the learner who signed in since', () => {
    const keep = snapshotWriter('map')
    signIn('ana@example.com')
    keep({ names: ['rice'] })
    expect(readSnapshot('map', names)).toBeNull()
    signIn('sam@example.com')
    expect(readSnapshot('map', names)).toBeNull()
  })

  it('of nobody is never kept', () => {
    session.end('signed-out')
    writeSnapshot('map', { names: ['rice'] })
    expect(localStorage.length + sessionStorage.length).toBe(0)
  })
})
