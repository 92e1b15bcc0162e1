import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { lastPlace, view } from '@/learner/stored-things'
import { aModule } from '@tests/fixtures/lesson-data'
import { keepFor } from '@tests/fixtures/stored'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'

const sam = 'sam@example.com'
const at = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path))
const historyState = () => (window.history.state as { usr: unknown }).usr

describe('continuing a lesson', () => {
  const video = aModule({ id: 1003, title: 'Clean hands, ready tools', nodeType: 'knowledge' })
  const continueButton = (title: string) =>
    screen.findByRole('link', { name: `Continue: ${title}` })
  const card = () => screen.findByRole('region', { name: 'What comes next' })

  it('takes one tap from the map to the lesson that was open last', async () => {
    const state = { skillId: 11, module: video }
    const { user } = await renderApp({ path: '/learningpath/knowledge', learner: sam, state })
    await user.click(await screen.findByRole('button', { name: 'Go Back' }))
    await user.click(await screen.findByRole('link', { name: 'Back to the skill map' }))
    await user.pointer({ keys: '[TouchA]', target: await continueButton(video.title) })
    await at('/learningpath/knowledge')
    expect(historyState()).toMatchObject({ skillId: 11, module: { id: 1003 } })
  })

  it('offers the next lesson if that one is completed', async () => {
    keepFor(lastPlace, sam, {
      skillId: 11,
      module: aModule({ id: 1001, title: 'What a recipe tells you' }),
    })
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    await user.click(await continueButton(video.title))
    expect(historyState()).toMatchObject({ module: { id: 1003 } })
  })

  it('is offered in the list too, in Spanish', async () => {
    keepFor(lastPlace, sam, { skillId: 11, module: video })
    keepFor(view, sam, 'list')
    await renderApp({ path: '/skillmap', learner: sam, language: 'es' })
    expect(
      await screen.findByRole('link', { name: 'Continuar: Manos limpias, utensilios listos' }),
    ).toBeVisible()
  })

  it('leads a learner who has finished everything to more skills', async () => {
    const omar = 'omar@example.com'
    keepFor(lastPlace, omar, { skillId: 11, module: video })
    const { user } = await renderApp({ path: '/skillmap', learner: omar })
    expect(await screen.findByText('You finished all your skills.')).toBeVisible()
    await user.click(within(await card()).getByRole('link', { name: 'Choose more skills' }))
    await at('/skill-selection')
  })

  it('is offered to its own learner only', async () => {
    const ownLast = aModule({ id: 1004, title: 'Ready to cook?', type: 'quiz' })
    keepFor(lastPlace, sam, { skillId: 11, module: ownLast })
    const first = await renderApp({ path: '/skillmap', learner: 'lucia@example.com' })
    expect(await continueButton('A soup for two')).toBeVisible()
    first.unmount()
    await renderApp({ path: '/skillmap', learner: sam })
    expect(await continueButton(ownLast.title)).toBeVisible()
  })

  it('is described in words, in one tap, without stored data', async () => {
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    await waitFor(async () =>
      expect(await card()).toHaveTextContent(`Next: Watch – ${video.title}In Cook a simple recipe`),
    )
    expect(backend.requestsTo('GET /api/subskills')).toHaveLength(1)
    await user.click(await continueButton(video.title))
    await at('/learningpath/knowledge')
  })

  it('is the same on the path, which sends no further request', async () => {
    await renderApp({ path: '/learningpath', state: { skillId: 11 }, learner: sam })
    expect(await card()).toHaveTextContent(`Next: Watch – ${video.title}Continue`)
    expect(backend.requestsTo('GET /api/subskills')).toHaveLength(1)
    expect(backend.requestsTo('GET /api/skill-map/with-selection')).toEqual([])
  })

  it('leads from a finished path to another skill', async () => {
    await renderApp({ path: '/learningpath', state: { skillId: 11 }, learner: 'omar@example.com' })
    expect(await screen.findByText('You finished all your skills.')).toBeVisible()
  })

  it('works if the path does not load', async () => {
    const learner = 'path-fails@example.com'
    keepFor(lastPlace, learner, { skillId: 11, module: video })
    const { user } = await renderApp({ path: '/skillmap', learner })
    await user.click(await continueButton(video.title))
    await at('/learningpath/knowledge')
  })
})
