import { describe, expect, it } from 'vitest'
import { exchange, withServer } from './exchange'

/** What each call about the learner sends, to the letter, and what the app reads from its answer. */

withServer()

const bearer = 'Bearer secret'
const password = 'Another1'

describe('signing up', () => {
  // [1.1.1] [3.1] [7.2]
  it('sends e-mail, password, and the name before the @', async () => {
    const sent = 'POST /auth/register'
    const body = { email: 'sam@example.com', password, name: 'sam' }
    expect(await exchange(sent)).toEqual({ sent, bearer: null, body })
  })
})

describe('signing in', () => {
  const body = { username: 'sam@example.com', password: 'Norte2026' }

  // [3.2] [7.3]
  it('sends e-mail and password, and reads the token', async () => {
    const sent = 'POST /auth/validate_user'
    expect(await exchange(sent)).toEqual({ sent, bearer: null, body, reads: 'abc' })
  })

  // [3.2] [3.4] [7.4]
  it('sends them once more with the new token, and reads whether the profile is there', async () => {
    const sent = 'POST /auth/user-check'
    expect(await exchange(sent)).toEqual({ sent, bearer: 'Bearer abc', body, reads: true })
  })

  // [7.5]
  it('by Google sends the credential, and reads the whole session', async () => {
    const sent = 'POST /auth/google-login'
    expect(await exchange(sent)).toEqual({
      sent,
      bearer: null,
      body: { token: 'header.payload.signature' },
      reads: {
        accessToken: 'abc',
        refreshToken: 'def',
        expiresAt: Date.UTC(2027, 0),
        onboardCompleted: true,
      },
    })
  })
})

// [7.6]
it('signing out sends the token', async () => {
  const sent = 'POST /auth/revoke-token'
  const body = { token: 'abc' }
  expect(await exchange(sent)).toEqual({ sent, bearer: 'Bearer abc', body })
})

describe('a forgotten password', () => {
  // [7.7]
  it('is asked for by e-mail', async () => {
    const sent = 'POST /auth/forgot_password'
    const body = { email: 'sam@example.com' }
    expect(await exchange(sent)).toEqual({ sent, bearer: null, body })
  })

  // [7.8]
  it('has a link, whose token is sent as the bearer', async () => {
    const sent = 'GET /auth/validate_reset_token'
    const token = `Bearer ${'r'.repeat(40)}`
    expect(await exchange(sent)).toEqual({ sent, bearer: token, reads: true })
  })

  // [7.9]
  it('is replaced with that token by a new one, written twice', async () => {
    const sent = 'POST /auth/reset_password'
    const body = { token: 'reset', new_password: password, confirm_password: password }
    expect(await exchange(sent)).toEqual({ sent, bearer: null, body })
  })
})

// [3.4] [7.10]
it('the details hold the username', async () => {
  const sent = 'GET /api/user/details'
  expect(await exchange(sent)).toEqual({ sent, bearer, reads: 'sam.r' })
})

describe('the first questions', () => {
  // [3.5] [7.11]
  it('have the goals of the server, each with its id and its name', async () => {
    const sent = 'GET /onboarding/life-goals'
    const reads = [
      { id: 1, name: 'Connecting with Others' },
      { id: 4, name: 'Other' },
    ]
    expect(await exchange(sent)).toEqual({ sent, bearer, reads })
  })

  // [3.6] [7.12]
  it('are sent with all their answers', async () => {
    const sent = 'POST /onboarding/complete-profile'
    const body = {
      age_range: '18-24',
      gender: 'Female',
      support_level: 'guided',
      username: 'sam.r',
      goals: [1, 4],
      custom_goal: 'Play the guitar',
    }
    expect(await exchange(sent)).toEqual({ sent, bearer, body })
  })
})
