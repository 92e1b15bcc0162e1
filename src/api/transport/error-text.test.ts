import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { ApiError, idNames } from './api-error'
import { errorText } from './error-text'

const t = i18next.getFixedT('en', 'errors')

describe('errorText', () => {
  it.each([
    ['bad-request', 'Invalid request format'],
    ['unauthorized', 'Please log in to continue'],
    ['forbidden', "You don't have permission to access this resource"],
    ['not-found', 'The requested resource was not found'],
    ['server', 'Server error occurred'],
    ['unexpected', 'An unexpected error occurred'],
    ['no-response', 'No response from server'],
    ['setup', 'Error setting up the request'],
    ['missing-token', 'Authentication token not found'],
    ['invalid-answer', 'An unexpected error occurred'],
    ['refused', 'An unexpected error occurred'],
    ['missing-id', 'No module ID provided'],
  ] as const)('%s reads "%s"', (kind, sentence) => {
    expect(errorText(t, new ApiError(kind))).toBe(sentence)
  })

  it.each([
    ['bad-request', 'Sorry'],
    ['unexpected', 'Sorry'],
    ['refused', 'Sorry'],
    ['invalid-answer', 'An unexpected error occurred'],
    ['server', 'Server error occurred'],
  ] as const)('%s with a message of the server reads "%s"', (kind, sentence) => {
    expect(errorText(t, new ApiError(kind, { serverMessage: 'Sorry' }))).toBe(sentence)
  })

  it.each(idNames)('has a sentence for a missing %s', (missing) => {
    const sentences = idNames.map((name) =>
      errorText(t, new ApiError('missing-id', { missing: name })),
    )
    const own = errorText(t, new ApiError('missing-id', { missing }))
    expect(sentences.filter((sentence) => sentence === own)).toHaveLength(1)
  })

  it('has a sentence for any other error', () => {
    expect(errorText(t, new Error('broken'))).toBe('An unexpected error occurred')
  })
})
