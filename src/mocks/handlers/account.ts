import { HttpResponse } from 'msw'
import { open, signedIn } from '../backend/call'
import { googleEmail } from '../backend/google-credential'
import { refusal } from '../backend/refusal'
import { isEmail, isStrongPassword, isText } from '../backend/request-values'
import { findAccount, newAccount, openReset, openSession } from '../database'

const hour = 3_600_000
const weakPassword =
  'Password must be at least 8 characters with at least one number and one uppercase letter'

// The app shows this message, so it is in the language that the app asks for.
const noAccount = {
  en: 'No account found with this email',
  es: 'No hay ninguna cuenta con este correo',
}

/** Registration, sign-in, log-out, forgotten passwords and the learner's details. */
export const accountEndpoints = [
  open('POST /auth/register', ({ db, body: { email, password, name } }) => {
    if (!isEmail(email) || !isText(name)) return refusal(400, 'A valid email and name are required')
    if (!isStrongPassword(password)) return refusal(400, weakPassword)
    if (findAccount(db, email)) return refusal(409, 'Email already exists')
    db.accounts.push(newAccount(email.trim(), password))
    return HttpResponse.json({ message: 'User registered successfully' }, { status: 201 })
  }),

  open('POST /auth/validate_user', ({ db, body: { username, password } }) => {
    if (!isText(username) || !isText(password)) {
      return refusal(400, 'Username and password are required')
    }
    const account = findAccount(db, username)
    if (!account || account.password !== password) {
      return refusal(401, 'Invalid username or password')
    }
    return HttpResponse.json({ access_token: openSession(db, account, null).token })
  }),

  signedIn('POST /auth/user-check', ({ account, body: { username, password } }) => {
    const isSame = isText(username) && username.trim().toLowerCase() === account.email
    if (!isSame || account.password !== password) {
      return refusal(401, 'Invalid username or password')
    }
    return HttpResponse.json({ onboard_completed: account.profile !== null })
  }),

  open('POST /auth/google-login', ({ db, now, body: { token } }) => {
    if (!isText(token)) return refusal(400, 'Token is required')
    const email = googleEmail(token)
    if (!email) return refusal(401, 'Invalid Google token')
    let account = findAccount(db, email)
    if (!account) {
      account = newAccount(email, null)
      db.accounts.push(account)
    }
    const session = openSession(db, account, now + 24 * hour)
    return HttpResponse.json({
      access_token: session.token,
      expires_at: new Date(now + 24 * hour).toISOString(),
      refresh_token: `refresh-${session.token}`,
      onboard_completed: account.profile !== null,
    })
  }),

  signedIn('POST /auth/revoke-token', ({ db, account, body: { token } }) => {
    if (!isText(token)) return refusal(400, 'Token is required')
    db.sessions = db.sessions.filter((one) => one.token !== token || one.email !== account.email)
    return HttpResponse.json({ message: 'Token revoked' })
  }),

  open('POST /auth/forgot_password', ({ db, now, language, sendResetMail, body: { email } }) => {
    if (!isEmail(email)) return refusal(400, 'A valid email is required')
    const account = findAccount(db, email)
    if (!account) return refusal(404, noAccount[language])
    const { token } = openReset(db, account, now + hour)
    sendResetMail(account.email, `/reset-password?token=${token}`)
    return HttpResponse.json({ message: 'Password reset email sent' })
  }),

  open('GET /auth/validate_reset_token', ({ db, now, bearer }) => {
    if (!bearer) return refusal(401, 'Token is required')
    const isLive = db.resetTokens.some(
      ({ token, expiresAt }) => token === bearer && expiresAt > now,
    )
    return isLive
      ? HttpResponse.json({ message: 'Token is valid.' })
      : refusal(400, 'Invalid or expired token')
  }),

  open('POST /auth/reset_password', ({ db, now, body }) => {
    const reset = db.resetTokens.find(
      ({ token, expiresAt }) => token === body['token'] && expiresAt > now,
    )
    const account = reset && findAccount(db, reset.email)
    if (!account) return refusal(400, 'Invalid or expired token')
    const password = body['new_password']
    if (password !== body['confirm_password']) return refusal(400, 'Passwords do not match')
    if (!isStrongPassword(password)) return refusal(400, weakPassword)
    account.password = password
    db.resetTokens = db.resetTokens.filter((one) => one.email !== account.email)
    db.sessions = db.sessions.filter((one) => one.email !== account.email)
    return HttpResponse.json({ message: 'Password reset successful.' })
  }),

  signedIn('GET /api/user/details', ({ account }) =>
    HttpResponse.json({ user: { username: account.username } }),
  ),
]
