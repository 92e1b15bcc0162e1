import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { session } from '@/learner/session'
import { voice } from '@/learner/stored-things'
import { standInSpeech } from '@tests/fixtures/speech-stand-in'
import { keepFor } from '@tests/fixtures/stored'
import { readLandingAloud } from './landing-listen'

const page = document.documentElement

function showLanding() {
  page.lang = 'en'
  page.dataset['view'] = 'landing'
  document.body.innerHTML = `
    <div id="landing"><div class="words">
      <h1>Ready?</h1><p>Learn <span lang="es">una cosa</span> every day.</p>
      <p class="listen" hidden data-unspoken=""><button type="button" data-state="start">Listen</button></p>
    </div></div>`
  readLandingAloud()
}
const part = () => document.querySelector<HTMLElement>('.listen')
const state = () => document.querySelector('button')?.dataset['state']
const press = () => userEvent.click(screen.getByRole('button', { name: 'Listen' }))

afterEach(() => {
  document.body.innerHTML = ''
  delete page.dataset['view']
})

it('has its button once a voice of its language has come', async () => {
  standInSpeech({ voicesAfter: 100, saysVoicesChanged: true })
  showLanding()
  expect(part()).not.toBeVisible()
  await waitFor(() => expect(part()).toBeVisible())
})

it('has none where no voice reads its language, until it is shown in another one', async () => {
  standInSpeech({ languages: ['es-MX'] })
  showLanding()
  expect(part()).not.toBeVisible()
  page.lang = 'es'
  await waitFor(() => expect(part()).toBeVisible())
})

it.each([
  ['another page comes', () => (page.dataset['view'] = 'app')],
  ['its language changes', () => (page.lang = 'es')],
])('falls silent when %s', async (_when, change) => {
  const said = standInSpeech({ lasts: 5000 })
  showLanding()
  await press()
  await waitFor(() => expect(said.map(({ text }) => text)).toEqual(['Ready?']))
  expect(state()).toBe('stop')
  act(() => void change())
  await waitFor(() => expect(window.speechSynthesis.speaking).toBe(false))
  expect(state()).toBe('start')
})

it('stops by a second press, reads as slowly as was set, and can be heard again', async () => {
  page.dataset['speed'] = 'slow'
  const said = standInSpeech({ lasts: 5000 })
  showLanding()
  await press()
  await waitFor(() => expect(said[0]?.rate).toBe(0.75))
  await press()
  expect(window.speechSynthesis.speaking).toBe(false)
  expect(state()).toBe('again')
  delete page.dataset['speed']
})

it('reads with the voice that whoever is signed in has chosen', async () => {
  session.start({ accessToken: 'sam', email: 'sam@example.com', remember: true })
  keepFor(voice, 'sam@example.com', 'far-en-US', 'en')
  const said = standInSpeech()
  showLanding()
  await press()
  await waitFor(() => expect(said[0]?.voice).toBe('Far en-US'))
})

it('says which failure it was, and can be pressed again', async () => {
  standInSpeech({ fails: 'not-allowed' })
  showLanding()
  await press()
  await waitFor(() => expect(part()?.dataset['failure']).toBe('not-allowed'))
  expect(state()).toBe('again')
})
