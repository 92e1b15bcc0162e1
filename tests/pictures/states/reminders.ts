import { paths } from '@/config/paths'
import type { Reminder } from '@/learner/reminder'
import type { ScreenState, Step } from '../screen-state'
import { lacks, press, write } from '../steps'

const page = { mock: null, learner: 'sam', at: { address: paths.reminders } } as const

const two: Reminder[] = [
  { uid: 'a', days: ['MO', 'WE', 'FR'], time: '18:00', words: '🍳 Tea, then Norte', sequence: 0 },
  { uid: 'b', days: ['SU'], time: '09:30', words: 'Bus, dos calles, y a aprender', sequence: 1 },
]
const keeps = { 'reminders_sam@example.com': JSON.stringify(two) }

const choose: Step = async ({ page: shown }) => {
  await shown.locator('fieldset input').first().check()
  await shown.locator('fieldset input').nth(3).check()
}
const chosen = [choose, write('reminders:form.time', '18:00')]

export const reminderStates: readonly ScreenState[] = [
  { ...page, name: 'reminders', shows: 'reminders:form.titleNew' },
  {
    ...page,
    name: 'reminders-missing',
    steps: [press('reminders:form.make')],
    shows: 'reminders:form.timeMissing',
  },
  {
    ...page,
    name: 'reminders-ready',
    steps: [...chosen, press('reminders:form.make')],
    shows: 'reminders:ready.title',
  },
  {
    ...page,
    name: 'reminders-list',
    calm: { pressable: 'each reminder can be changed and stopped' },
    keeps,
    shows: 'reminders:howTo.title',
  },
  {
    ...page,
    name: 'reminders-change',
    keeps,
    steps: [press('reminders:list.change')],
    shows: 'reminders:form.titleChange',
  },
  {
    ...page,
    name: 'reminders-stop',
    keeps,
    steps: [press('reminders:list.stop')],
    shows: 'reminders:stop.title',
  },
  {
    ...page,
    name: 'reminders-failed',
    before: [lacks('calendar-file')],
    steps: [...chosen, press('reminders:form.make')],
    shows: 'reminders:form.failed',
    expects: /calendar-file/,
  },
]
