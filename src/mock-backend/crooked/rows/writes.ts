import { plain, nothing, page } from '../../server/http-answers'
import { isWrite } from '../calls'
import { isObject } from '../json'
import { answerRow, bodyRow, type CrookedRow } from '../row'

const reason = 'The disk is full'
const turns = { family: 'write' }
const failure = { meaning: 'failure' } as const

/** What is said of a write that was done. */
export const writeRows: readonly CrookedRow[] = [
  answerRow(
    'write-204',
    'status 204 and no body',
    (answer, asked) => (isWrite(asked) ? nothing(204) : answer),
    turns,
  ),
  answerRow(
    'write-empty',
    'status 200 and an empty body',
    (answer, asked) => (isWrite(asked) ? plain('') : answer),
    turns,
  ),
  bodyRow('write-true', 'a bare `true`', (body, asked) => (isWrite(asked) ? true : body), turns),
  bodyRow(
    'write-json-word',
    'the JSON text "OK"',
    (body, asked) => (isWrite(asked) ? 'OK' : body),
    turns,
  ),
  answerRow(
    'write-word',
    'the plain word OK, which is no JSON',
    (answer, asked) => (isWrite(asked) ? plain('OK') : answer),
    turns,
  ),
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
    'state-not-saved',
    'another `updatedState` than the one that was sent',
    (body, asked) =>
      isObject(body) && 'updatedState' in body
        ? { updatedState: asked.body['state'] === 'completed' ? 'in_progress' : 'completed' }
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
