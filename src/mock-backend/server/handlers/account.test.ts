import { describe, expect, test } from 'vitest'
import { apiCaller } from '@tests/fixtures/api-caller'
import { seededResetTokens } from '../../seed/learners'
import type { ResetMail } from '../call'

const sam = { username: 'sam@example.com', password: 'Norte2026' }
const person = { email: 'new.person@example.com', password: 'Harbour1', name: 'new.person' }

describe('registration', () => {
  test('refuses a taken e-mail, ignoring case', async () => {
    const { call } = apiCaller()
    const again = { ...person, email: 'SAM@Example.com' }
    expect(await call('POST /auth/register', { body: again })).toEqual({
      status: 409,
      body: { message: 'Email already exists' },
    })
  })

  test.each([
    ['no e-mail', { ...person, email: '' }],
    ['no real e-mail', { ...person, email: 'new.person' }],
    ['no name', { ...person, name: ' ' }],
    ['a short password', { ...person, password: 'Short1' }],
    ['a password without a digit', { ...person, password: 'Harbours' }],
    ['a password without an uppercase letter', { ...person, password: 'harbour1' }],
  ])('refuses %s', async (_what, body) => {
    const { call } = apiCaller()
    const answer = await call('POST /auth/register', { body })
    expect(answer).toEqual({ status: 400, body: { message: expect.any(String) } })
  })
})

describe('sign-in', () => {
  test.each([
    ['a wrong password', { ...sam, password: 'norte2026' }, 401],
    ['an unknown e-mail', { ...sam, username: 'nobody@example.com' }, 401],
    ['the username instead of the e-mail', { ...sam, username: 'sam.r' }, 401],
    ['nothing', {}, 400],
  ])('refuses %s', async (_what, body, status) => {
    const { call } = apiCaller()
    const answer = await call('POST /auth/validate_user', { body })
    expect(answer).toEqual({ status, body: { message: expect.any(String) } })
  })

  test('the user check is refused without a token, for another learner, and for a wrong password', async () => {
    const { call, signIn } = apiCaller()
    const token = await signIn('sam@example.com')
    const bad = [
      { body: sam },
      { token, body: { ...sam, username: 'ana@example.com' } },
      { token, body: { ...sam, password: 'Wrong2026' } },
    ]
    for (const sent of bad) {
      expect((await call('POST /auth/user-check', sent)).status).toBe(401)
    }
  })
})

describe('sign-in with Google', () => {
  const credential = (payload: unknown) => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    return `${part({ alg: 'none' })}.${part(payload)}.signature`
  }

  test("opens the account of the credential's e-mail, with a session that expires", async () => {
    const { call } = apiCaller({ now: () => Date.UTC(2026, 0, 1) })
    const { body } = await call('POST /auth/google-login', {
      body: { token: credential({ email: 'Sam@example.com', name: 'Sám' }) },
    })
    expect(body).toEqual({
      access_token: expect.any(String),
      expires_at: '2026-01-02T00:00:00.000Z',
      refresh_token: expect.any(String),
      onboard_completed: true,
    })
  })

  test('creates an account for a new e-mail, once', async () => {
    const { call, backend } = apiCaller()
    const token = credential({ email: 'google.person@example.com' })
    for (const _ of [1, 2]) {
      const { body } = await call('POST /auth/google-login', { body: { token } })
      expect(body).toMatchObject({ onboard_completed: false })
    }
    const count = await backend.work(
      (db) => db.accounts.filter(({ email }) => email.startsWith('google.')).length,
    )
    expect(count).toBe(1)
  })

  test('the session is refused once it has expired', async () => {
    let time = Date.UTC(2026, 0, 1)
    const { call } = apiCaller({ now: () => time })
    const { body } = await call('POST /auth/google-login', {
      body: { token: credential({ email: 'sam@example.com' }) },
    })
    const token = String(Object(body)['access_token'])
    expect((await call('GET /api/user/details', { token })).status).toBe(200)
    time += 24 * 3_600_000
    expect((await call('GET /api/user/details', { token })).status).toBe(401)
  })

  test.each([
    ['no credential', undefined, 400],
    ['a text that is no credential', 'not.a-credential', 401],
    ['three parts of nonsense', 'a.%%%.c', 401],
    ['a credential without an e-mail', credential({ sub: '1' }), 401],
    ['a credential that holds no object', credential(null), 401],
  ])('refuses %s', async (_what, token, status) => {
    const { call } = apiCaller()
    expect((await call('POST /auth/google-login', { body: { token } })).status).toBe(status)
  })
})

describe('sign-out', () => {
  test('ends this session only', async () => {
    const { call, signIn } = apiCaller()
    const [here, elsewhere] = [await signIn('sam@example.com'), await signIn('sam@example.com')]
    await call('POST /auth/revoke-token', { token: here, body: { token: here } })

    expect(await call('GET /api/user/details', { token: here })).toEqual({
      status: 401,
      body: { message: 'Invalid or expired token' },
    })
    expect((await call('GET /api/user/details', { token: elsewhere })).status).toBe(200)
  })

  test('cannot end the session of another learner', async () => {
    const { call, signIn } = apiCaller()
    const [sams, anas] = [await signIn('sam@example.com'), await signIn('ana@example.com')]
    await call('POST /auth/revoke-token', { token: sams, body: { token: anas } })
    expect((await call('GET /api/user/details', { token: anas })).status).toBe(200)
  })
})

describe('a forgotten password', () => {
  test('can be replaced once with the sent link, which ends every session', async () => {
    const mails: ResetMail[] = []
    const { call, signIn } = apiCaller({ onResetMail: (mail) => void mails.push(mail) })
    const session = await signIn('sam@example.com')
    const sent = await call('POST /auth/forgot_password', { body: { email: 'Sam@example.com' } })
    expect(sent.body).toEqual({ message: 'Password reset email sent' })
    expect(mails).toEqual([
      {
        to: 'sam@example.com',
        path: expect.stringContaining('/reset-password?token='),
        origin: null,
      },
    ])

    const token = mails[0]?.path.split('token=')[1] ?? ''
    expect(token.length).toBeGreaterThanOrEqual(32)
    const valid = await call('GET /auth/validate_reset_token', { token })
    expect(valid).toEqual({ status: 200, body: { message: 'Token is valid.' } })

    const body = { token, new_password: 'Lantern7', confirm_password: 'Lantern7' }
    const first = await call('POST /auth/reset_password', { body })
    expect(first).toEqual({ status: 200, body: { message: 'Password reset successful.' } })
    expect((await call('POST /auth/reset_password', { body })).status).toBe(400)
    expect((await call('GET /api/user/details', { token: session })).status).toBe(401)
    expect(await signIn('sam@example.com', 'Lantern7')).toEqual(expect.any(String))
  })

  test('is refused for an e-mail without an account', async () => {
    const { call } = apiCaller()
    const body = { email: 'nobody@example.com' }
    expect(await call('POST /auth/forgot_password', { body })).toEqual({
      status: 404,
      body: { message: 'No account found with this email' },
    })
    expect((await call('POST /auth/forgot_password', { body: {} })).status).toBe(400)
  })

  test.each([
    ['a token past its time', { token: seededResetTokens.past }],
    ['passwords that differ', { confirm_password: 'Lantern8' }],
    ['a weak password', { new_password: 'lantern', confirm_password: 'lantern' }],
  ])('refuses %s', async (_what, change) => {
    const { call } = apiCaller()
    const good = { new_password: 'Lantern7', confirm_password: 'Lantern7' }
    const body = { token: seededResetTokens.live, ...good, ...change }
    const answer = await call('POST /auth/reset_password', { body })
    expect(answer).toEqual({ status: 400, body: { message: expect.any(String) } })
  })
})
