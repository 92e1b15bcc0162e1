import { ok } from '../../server/http-answers'
import { isObject } from '../json'
import { answerRow, bodyRow, type MalformedRow } from '../row'

/** The messages that the app recognizes, as a backend that translates them would send them. */
const inSpanish: Readonly<Record<string, string>> = {
  'Email already exists': 'El correo ya existe',
  'Username already exists': 'El nombre de usuario ya existe',
  'Password reset email sent': 'Correo enviado',
  'Token is valid.': 'El enlace es válido.',
  'Password reset successful.': 'Contraseña cambiada.',
}

/** Changes a recognized message; any other stays. */
const known = (change: (message: string, spanish: string) => string) => (body: unknown) => {
  const message = isObject(body) ? body['message'] : undefined
  const spanish = typeof message === 'string' ? inSpanish[message] : undefined
  if (typeof message !== 'string' || spanish === undefined) return body
  return { ...Object(body), message: change(message, spanish) }
}

const underKey = (key: string) =>
  bodyRow(
    `refusals-under-${key}`,
    `the message of a refusal under \`${key}\``,
    (body) => (isObject(body) && 'message' in body ? { [key]: body['message'] } : body),
    { family: 'refusals', on: 'refusals' },
  )

const noSubskills = (status: number) =>
  answerRow(
    `no-subskills-${status}`,
    `status ${status} and "No subskills found": back to the map`,
    (answer, { call }) =>
      call === 'GET /api/subskills' ? ok({ message: 'No subskills found' }, status) : answer,
    { meaning: 'own' },
  )

export const messageRows: readonly MalformedRow[] = [
  bodyRow(
    'messages-in-a-sentence',
    'a known message in small letters, inside a longer sentence',
    known((message) => `Please note: ${message.toLowerCase().replace(/\.$/, '')}!`),
    { family: 'messages', on: 'all' },
  ),
  bodyRow(
    'messages-in-the-language',
    'a known message in Spanish where Spanish was asked for',
    (body, { language }) => (language === 'es' ? known((_, spanish) => spanish)(body) : body),
    { family: 'messages', on: 'all' },
  ),
  underKey('error'),
  underKey('detail'),
  bodyRow(
    'refusals-in-data',
    'the message of a refusal inside `data`',
    (body) => (isObject(body) && 'message' in body ? { data: body } : body),
    { family: 'refusals', on: 'refusals' },
  ),
]

export const ownRows: readonly MalformedRow[] = [
  bodyRow(
    'video-completed',
    '`status: completed` in knowledge-subskill: the video counts as completed',
    (body, { call }) =>
      call === 'GET /api/knowledge-subskill' ? { ...Object(body), status: 'completed' } : body,
    { meaning: 'own' },
  ),
  noSubskills(200),
  noSubskills(404),
  noSubskills(500),
]
