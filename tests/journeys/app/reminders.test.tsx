import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reminder } from '@/learner/reminder'
import { reminderDraft, reminders, ship } from '@/learner/stored-things'
import english from '@locales/en/reminders.json'
import spanish from '@locales/es/reminders.json'
import { renderApp } from '@tests/fixtures/render-app'
import { keepFor, keptFor } from '@tests/fixtures/stored'

const path = '/my-page/reminders'
const sam = 'sam@example.com'
const ana = 'ana@example.com'
const { form, list, ready, stop } = english
const monday: Reminder = {
  uid: 'a',
  days: ['MO'],
  time: '18:00',
  words: 'Tea, then Norte',
  sequence: 0,
}

const files: { name: string; content: Blob }[] = []

beforeEach(() => {
  files.length = 0
  let last: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) last = content
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (last) files.push({ name: this.download, content: last })
  })
})
afterEach(() => vi.restoreAllMocks())

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const day = (name: string) => screen.findByRole('checkbox', { name })
const time = () => screen.findByLabelText(form.time)
const fileText = async () => {
  await waitFor(() => expect(files).toHaveLength(1))
  return (await files[0]?.content.text())?.replaceAll('\r\n ', '') ?? ''
}

describe('a reminder', () => {
  it('needs a session', async () => {
    await renderApp({ path })
    expect(await screen.findByText('Please log in to continue')).toBeVisible()
  })

  it.each([
    ['en', english],
    ['es', spanish],
  ] as const)('is linked on my page, %s', async (language, texts) => {
    const { user } = await renderApp({ path: '/my-page', learner: sam, language })
    await user.click(await screen.findByRole('link', { name: texts.part.make }))
    expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeVisible()
  })

  it('is saved as a calendar file and for this learner, without a request', async () => {
    keepFor(reminders, ana, [monday])
    const { user } = await renderApp({ path, learner: sam })
    await user.click(await day('Friday'))
    await user.click(await day('Tuesday'))
    await user.type(await time(), '07:30')
    const asked = vi.spyOn(XMLHttpRequest.prototype, 'send')
    expect(screen.getByText(/Tuesday and Friday, 7:30\sAM/)).toBeVisible()
    const words = await screen.findByLabelText(form.words)
    await user.clear(words)
    await user.type(words, 'Bus; then Norte')
    await user.click(await button(form.make))

    const text = await fileText()
    expect(files[0]?.name).toBe('norte-reminder.ics')
    expect(text).toContain('SUMMARY:Bus\\; then Norte')
    expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=TU,FR')
    expect(text).toContain(`URL;VALUE=URI:${window.location.origin}/skillmap`)
    expect(text).not.toMatch(/sam|@|token/i)
    await waitFor(() => expect(screen.getByRole('heading', { name: ready.title })).toHaveFocus())
    expect(keptFor(reminders, sam)).toEqual([
      {
        uid: /UID:(.+)/.exec(text)?.[1],
        days: ['TU', 'FR'],
        time: '07:30',
        words: 'Bus; then Norte',
        sequence: 0,
      },
    ])
    expect(keptFor(reminders, ana)).toEqual([monday])
    expect(asked).not.toHaveBeenCalled()
  })

  it('that is being chosen is kept on another page, until it is made or cancelled', async () => {
    keepFor(reminders, sam, [monday])
    const { user } = await renderApp({ path, learner: sam })
    await user.click(await button(/^Change/))
    await user.click(await day('Friday'))
    await user.click(screen.getByRole('link', { name: english.back }))
    await user.click(await screen.findByRole('link', { name: english.part.see }))
    expect(await screen.findByRole('heading', { name: form.titleChange })).toBeVisible()
    expect(await day('Friday')).toBeChecked()
    expect(await time()).toHaveValue('18:00')
    await user.click(await button(form.leave))
    expect(await screen.findByText(/^Monday, 6:00\sPM$/)).toBeVisible()
    expect(keptFor(reminderDraft, sam)).toBeUndefined()
  })

  it('says what is missing, focuses it, and keeps what was chosen', async () => {
    const { user } = await renderApp({ path, learner: sam })
    await user.type(await time(), '07:30')
    await user.click(await button(form.make))
    expect(await screen.findByText(form.daysMissing)).toBeVisible()
    expect(await day('Monday')).toHaveFocus()
    expect(await time()).toHaveValue('07:30')
    await user.click(await day('Monday'))
    expect(screen.queryByText(form.daysMissing)).toBeNull()
    await user.clear(await time())
    await user.click(await button(form.make))
    expect(await screen.findByText(form.timeMissing)).toBeVisible()
    expect(await time()).toHaveFocus()
    expect(await day('Monday')).toBeChecked()
    expect(files).toEqual([])
  })

  it.each(['6pm', '25:00', '18:00:00Z'])('opens with an invalid stored time: %s', async (none) => {
    keepFor(reminderDraft, sam, { changes: null, entry: { days: ['MO'], time: none } })
    const { user } = await renderApp({ path, learner: sam })
    expect(await day('Monday')).toBeChecked()
    await user.click(await button(form.make))
    expect(await screen.findByText(form.timeMissing)).toBeVisible()
    await user.clear(await time())
    await user.type(await time(), '07:30')
    await user.click(await button(form.make))
    expect(await fileText()).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO')
  })

  it('uses default texts in the current language', async () => {
    const { user } = await renderApp({ path, learner: sam })
    await user.click(await day('Monday'))
    expect(screen.getByLabelText(form.words)).toHaveValue(form.ourWords)
    await user.click(await button(/Español/))
    expect(await screen.findByLabelText(spanish.form.words)).toHaveValue(spanish.form.ourWords)
    expect(await day('lunes')).toBeChecked()
    await user.type(screen.getByLabelText(spanish.form.words), ' hoy')
    await user.click(await button(/English/))
    expect(await screen.findByLabelText(form.words)).toHaveValue(`${spanish.form.ourWords} hoy`)
  })

  it('is changed under its own id, as a newer version', async () => {
    keepFor(reminders, sam, [monday])
    const { user } = await renderApp({ path, learner: sam })
    await user.click(await button(/^Change: Monday/))
    expect(await screen.findByLabelText(form.words)).toHaveValue('Tea, then Norte')
    await user.click(await day('Sunday'))
    await user.click(await button(form.make))
    const text = await fileText()
    expect(text).toMatch(/UID:a\r\nSEQUENCE:1\r\n/)
    expect(keptFor(reminders, sam)).toEqual([{ ...monday, days: ['MO', 'SU'], sequence: 1 }])
  })

  it('is cancelled by a file, and stays on the list until the learner removes it', async () => {
    keepFor(reminders, sam, [monday])
    const { user } = await renderApp({ path, learner: sam })
    await user.click(await button(/^Stop: Monday/))
    expect(await screen.findByText(stop.byHand)).toBeVisible()
    expect(screen.getByRole('heading', { name: stop.title })).toHaveFocus()
    await user.click(await button(stop.getFile))
    expect(await fileText()).toMatch(/METHOD:CANCEL[\s\S]*UID:a\r\nSEQUENCE:1\r\n[\s\S]*CANCELLED/)
    expect(keptFor(reminders, sam)).toEqual([{ ...monday, sequence: 1 }])
    await user.click(await button(/^Stop: Monday/))
    await user.click(await button(stop.takeOff))
    expect(keptFor(reminders, sam)).toEqual([])
    expect(await screen.findByRole('heading', { name: form.titleNew })).toBeVisible()
  })

  it('can be left unchanged', async () => {
    keepFor(reminders, sam, [monday])
    const { user } = await renderApp({ path, learner: sam })
    await user.click(await button(/^Stop: Monday/))
    await user.click(await button(stop.leave))
    await user.click(await button(/^Change: Monday/))
    await user.click(await button(form.leave))
    await user.click(await button(list.add))
    expect(await time()).toHaveValue('')
    expect(keptFor(reminders, sam)).toEqual([monday])
  })

  it('reports that its file cannot be made, and tries again', async () => {
    const { user } = await renderApp({ path, learner: sam })
    vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch')
    })
    await user.click(await day('Monday'))
    await user.type(await time(), '18:00')
    await user.click(await button(form.make))
    expect(await screen.findByText(form.failed)).toBeVisible()
    expect(keptFor(reminders, sam)).toBeUndefined()
    await user.click(await button(form.make))
    expect(await screen.findByRole('heading', { name: ready.title })).toBeVisible()
  })

  it('is announced as not stored if the browser stores nothing', async () => {
    const { user } = await renderApp({ path, learner: sam })
    await user.click(await day('Monday'))
    await user.type(await time(), '18:00')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await user.click(await button(form.make))
    expect(await screen.findByText(english.notKept)).toBeVisible()
  })
})

describe('after a lesson', () => {
  const name = 'Set a reminder'
  beforeEach(() => keepFor(ship, sam, 'yacht'))
  const open = (state: object) =>
    renderApp({ path: '/learningpath', learner: sam, state: { skillId: 11, ...state } })
  const heading = () => screen.findByRole('heading', { level: 1, name: 'Cook a simple recipe' })

  it('the path links to the reminders, behind the celebration', async () => {
    const { user } = await open({ justCompleted: true, completedModule: 'Cut safely' })
    const dialog = await screen.findByRole('dialog', { name: 'Great Job!' })
    expect(within(dialog).queryByText(name)).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await user.click(await screen.findByRole('link', { name }))
    expect(await screen.findByRole('heading', { level: 1, name: english.title })).toBeVisible()
  })

  it('and at no other time the path offers reminders', async () => {
    await open({})
    await heading()
    expect(screen.queryByText(name)).toBeNull()
  })
})
