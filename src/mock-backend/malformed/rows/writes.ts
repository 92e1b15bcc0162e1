import { noBody, ok, htmlPage, plainText, type Answer } from '../../server/http-answers'
import { isWrite, isWritten } from '../calls'
import { isObject } from '../json'
import { answerRow, bodyRow, type MalformedRow } from '../row'

const reason = 'The disk is full'
const failure = { meaning: 'failure' } as const

const reported = (name: string, about: string, instead: Answer) =>
  answerRow(name, about, (answer, info) => (isWritten(answer.body, info) ? instead : answer), {
    family: 'write',
  })

/** Forms in which a successful write may be reported. */
export const writeRows: readonly MalformedRow[] = [
  reported('write-204', 'status 204 and no body', noBody(204)),
  reported('write-empty', 'status 200 and an empty body', plainText('')),
  reported('write-empty-list', 'status 200 and `[]`', ok([])),
  reported('write-true', 'a bare `true`', ok(true)),
  reported('write-json-word', 'the JSON text "OK"', ok('OK')),
  reported('write-word', 'the plain word OK, which is no JSON', plainText('OK')),
]

/** Responses with status 2xx that report a failure. */
export const failureRows: readonly MalformedRow[] = [
  bodyRow(
    'success-false',
    '`success: false` and a message, status 200',
    () => ({ success: false, message: reason }),
    failure,
  ),
  bodyRow(
    'success-false-as-text',
    '`success: "False"` and a message, status 200',
    () => ({ success: 'False', message: reason }),
    failure,
  ),
  bodyRow(
    'error-in-success',
    '`error` with a text, status 200',
    () => ({ error: reason }),
    failure,
  ),
  bodyRow(
    'errors-in-success',
    '`errors` with a list, status 200',
    () => ({ errors: [{ message: reason }] }),
    failure,
  ),
  bodyRow(
    'ok-false-in-success',
    '`ok: false` and a message, status 200',
    () => ({ ok: false, message: reason }),
    failure,
  ),
  bodyRow(
    'status-400-in-success',
    '`status: 400` and a message, status 200',
    () => ({ status: 400, message: reason }),
    failure,
  ),
  bodyRow(
    'state-not-saved',
    'a lesser `updatedState` than the one that was sent',
    (body, info) =>
      isObject(body) && 'updatedState' in body
        ? { updatedState: info.body['state'] === 'completed' ? 'in_progress' : 'not_started' }
        : body,
    failure,
  ),
  answerRow(
    'html-page',
    'a page, status 200',
    () => htmlPage('<!doctype html><h1>Welcome!</h1>'),
    failure,
  ),
  answerRow(
    'broken-json',
    'JSON that breaks off, where something is to be read',
    (answer, info) =>
      isWrite(info) ? answer : plainText(JSON.stringify(answer.body).slice(0, -1)),
    failure,
  ),
]
