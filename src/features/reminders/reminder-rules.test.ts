import { describe, expect, it, vi } from 'vitest'
import type { Reminder, ReminderEntry } from '@/learner/reminder'
import {
  cancelled,
  newUid,
  reminderOf,
  reminderProblems,
  withoutReminder,
  withReminder,
} from './reminder-rules'

const entry: ReminderEntry = { days: ['MO', 'FR'], time: '07:30', words: ' Tea, then learn ' }
const fallback = { uid: 'new', words: 'Time to learn' }
const kept: Reminder = { uid: 'a', days: ['SU'], time: '18:00', words: 'Go', sequence: 2 }
const other: Reminder = { ...kept, uid: 'b' }

describe('a reminder', () => {
  it('needs a day and a time, and nothing else', () => {
    expect(reminderProblems(entry)).toEqual({})
    expect(reminderProblems({ ...entry, words: '' })).toEqual({})
    expect(reminderProblems({ ...entry, days: [] })).toEqual({ days: 'daysMissing' })
    for (const time of ['', '6', '6pm', '24:00', '12:60', '18:00:00'])
      expect(reminderProblems({ ...entry, time })).toEqual({ time: 'timeMissing' })
    expect(Object.keys(reminderProblems({ days: [], time: '', words: '' }))).toEqual([
      'days',
      'time',
    ])
  })

  it('gets a name that no other has, also on a host without TLS', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    expect(newUid()).toMatch(/^[0-9a-f]{32}$/)
    expect(newUid()).not.toBe(newUid())
    vi.unstubAllGlobals()
  })

  it('begins with a name of its own', () => {
    expect(reminderOf(entry, null, fallback)).toEqual({
      uid: 'new',
      days: ['MO', 'FR'],
      time: '07:30',
      words: 'Tea, then learn',
      sequence: 0,
    })
  })

  it('has our words where it is left without', () => {
    expect(reminderOf({ ...entry, words: '  ' }, null, fallback).words).toBe('Time to learn')
  })

  it('stays the same one when it is changed, and is newer', () => {
    const changed = reminderOf(entry, kept, fallback)
    expect([changed.uid, changed.sequence, changed.time]).toEqual(['a', 3, '07:30'])
  })

  it('is newer also when it is cancelled', () => {
    expect(cancelled(kept)).toEqual({ ...kept, sequence: 3 })
  })
})

describe('the list', () => {
  it('takes a new one at its end and a changed one in its place', () => {
    const changed = { ...kept, time: '09:00' }
    expect(withReminder([], kept)).toEqual([kept])
    expect(withReminder([kept], other)).toEqual([kept, other])
    expect(withReminder([kept, other], changed)).toEqual([changed, other])
  })

  it('loses the one that is taken off', () => {
    expect(withoutReminder([kept, other], kept)).toEqual([other])
  })
})
