import { describe, expect, it, vi } from 'vitest'
import { onDifference, type DifferingAnswer } from '@/api/transport/answer-differences'
import { ok } from '@/mock-backend/server/http-answers'
import { contractCalls } from '@tests/fixtures/contract-calls'
import { answerMalformed, meaning, read, readMalformed } from './malformed-cases'

answerMalformed()

describe('a difference in a response is recorded for QA', () => {
  /** The app does not read these parts of a response, so it records nothing. */
  const unread = [
    'POST /api/user/selected-skills: envelope-beside-success',
    'GET /api/subskills: booleans',
  ]
  const noted = ['envelope', 'fields', 'list keys', 'booleans', 'status', 'video', 'write']
  const cases = meaning('same').filter(
    ([title, { row, note, call }]) =>
      note === '' &&
      !unread.some((one) => title.startsWith(one)) &&
      noted.includes(row.family) &&
      !(row.name === 'bare-list' && /quiz/.test(call.name)),
  )

  it.each(cases)('%s', async (_, one) => {
    const heard = vi.fn<(answer: DifferingAnswer) => void>()
    const stop = onDifference(heard)
    await readMalformed(one).finally(stop)
    const [method, path] = one.call.name.split(' ')
    expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ method, path }))
  })

  it.each(contractCalls)('$name records nothing for a regular response', async (call) => {
    const heard = vi.fn<(answer: DifferingAnswer) => void>()
    const stop = onDifference(heard)
    await read(call, () => ok(call.answer)).finally(stop)
    expect(heard).not.toHaveBeenCalled()
  })
})
