import { nothing, ok, page, plain, type Answer } from '../../server/http-answers'
import { isWrite, isWritten } from '../calls'
import { isObject } from '../json'
import { answerRow, bodyRow, type CrookedRow } from '../row'

const reason = 'The disk is full'
const failure = { meaning: 'failure' } as const

const said = (name: string, about: string, instead: Answer) =>
  answerRow(name, about, (answer, asked) => (isWritten(answer.body, asked) ? instead : answer), {
    family: 'write',
  })

/** What is said of a write that was done. */
export const writeRows: readonly CrookedRow[] = [
  said('write-204', 'status 204 and no body', nothing(204)),
  said('write-empty', 'status 200 and an empty body', plain('')),
  said('write-empty-list', 'status 200 and `[]`', ok([])),
  said('write-true', 'a bare `true`', ok(true)),
  said('write-json-word', 'the JSON text "OK"', ok('OK')),
  said('write-word', 'the plain word OK, which is no JSON', plain('OK')),
]

/** What comes in a 2xx answer and means that it was not done. */
export const failureRows: readonly CrookedRow[] = [
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
    (body, asked) =>
      isObject(body) && 'updatedState' in body
        ? { updatedState: asked.body['state'] === 'completed' ? 'in_progress' : 'not_started' }
        : body,
    failure,
  ),
  answerRow(
    'html-page',
    'a page, status 200',
    () => page('<!doctype html><h1>Welcome!</h1>'),
    failure,
  ),
  answerRow(
    'broken-json',
    'JSON that breaks off, where something is to be read',
    (answer, asked) => (isWrite(asked) ? answer : plain(JSON.stringify(answer.body).slice(0, -1))),
    failure,
  ),
]
