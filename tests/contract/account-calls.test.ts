import { describe, expect, it } from 'vitest'
import { exchange, withServer } from './exchange'

/**
 * The exact requests of the calls about the learner, and what the app reads from their responses.
 */

withServer()

const bearer = 'Bearer secret'
const password = 'Another1'

describe('sign-up', () => {
  // [1.1.1] [3.1] [7.2]
  it('sends e-mail, password, and the part before the @ as name', async () => {
    const sent = 'POST /auth/register'
    const body = { email: 'sam@example.com', password, name: 'sam' }
    expect(await exchange(sent)).toEqual({ sent, bearer: null, body })
  })
})

describe('sign-in', () => {
  const body = { username: 'sam@example.com', password: 'Norte2026' }

  // [3.2] [7.3]
  it('sends e-mail and password, and reads the token', async () => {
    const sent = 'POST /auth/validate_user'
    expect(await exchange(sent)).toEqual({ sent, bearer: null, body, reads: 'abc' })
  })

  // [3.2] [3.4] [7.4]
  it('sends them again with the new token, and reads whether the profile is complete', async () => {
    const sent = 'POST /auth/user-check'
    expect(await exchange(sent)).toEqual({ sent, bearer: 'Bearer abc', body, reads: true })
  })

  // [7.5]
  it('with Google sends the credential, and reads the session', async () => {
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
it('sign-out sends the token', async () => {
  const sent = 'POST /auth/revoke-token'
  const body = { token: 'abc' }
  expect(await exchange(sent)).toEqual({ sent, bearer: 'Bearer abc', body })
})

describe('a forgotten password', () => {
  // [7.7]
  it('is requested with the e-mail', async () => {
    const sent = 'POST /auth/forgot_password'
    const body = { email: 'sam@example.com' }
    expect(await exchange(sent)).toEqual({ sent, bearer: null, body })
  })

  // [7.8]
  it('checks the link with its token as bearer', async () => {
    const sent = 'GET /auth/validate_reset_token'
    const token = `Bearer ${'r'.repeat(40)}`
    expect(await exchange(sent)).toEqual({ sent, bearer: token, reads: true })
  })

  // [7.9]
  it('is replaced by sending the token and the new password twice', async () => {
    const sent = 'POST /auth/reset_password'
    const body = { token: 'reset', new_password: password, confirm_password: password }
    expect(await exchange(sent)).toEqual({ sent, bearer: null, body })
  })
})

// [3.4] [7.10]
it('the details contain the username', async () => {
  const sent = 'GET /api/user/details'
  expect(await exchange(sent)).toEqual({ sent, bearer, reads: 'sam.r' })
})

describe('onboarding', () => {
  // [3.5] [7.11]
  it('reads the goals with id and name', async () => {
    const sent = 'GET /onboarding/life-goals'
    const reads = [
      { id: 1, name: 'Connecting with Others' },
      { id: 4, name: 'Other' },
    ]
    expect(await exchange(sent)).toEqual({ sent, bearer, reads })
  })

  // [3.6] [7.12]
  it('sends all answers', async () => {
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
