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

  it('gets a unique id, also on a host without TLS', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    expect(newUid()).toMatch(/^[0-9a-f]{32}$/)
    expect(newUid()).not.toBe(newUid())
    vi.unstubAllGlobals()
  })

  it('starts with the new id and sequence 0', () => {
    expect(reminderOf(entry, null, fallback)).toEqual({
      uid: 'new',
      days: ['MO', 'FR'],
      time: '07:30',
      words: 'Tea, then learn',
      sequence: 0,
    })
  })

  it('gets the default text if it has none of its own', () => {
    expect(reminderOf({ ...entry, words: '  ' }, null, fallback).words).toBe('Time to learn')
  })

  it('keeps its id and gets a higher sequence when it is changed', () => {
    const changed = reminderOf(entry, kept, fallback)
    expect([changed.uid, changed.sequence, changed.time]).toEqual(['a', 3, '07:30'])
  })

  it('gets a higher sequence when it is cancelled', () => {
    expect(cancelled(kept)).toEqual({ ...kept, sequence: 3 })
  })
})

describe('the list of reminders', () => {
  it('appends a new reminder and replaces a changed one', () => {
    const changed = { ...kept, time: '09:00' }
    expect(withReminder([], kept)).toEqual([kept])
    expect(withReminder([kept], other)).toEqual([kept, other])
    expect(withReminder([kept, other], changed)).toEqual([changed, other])
  })

  it('loses a removed reminder', () => {
    expect(withoutReminder([kept, other], kept)).toEqual([other])
  })
})
