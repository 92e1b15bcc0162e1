import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { backend } from '@tests/support/backend'
import { openLesson } from '@tests/support/open-lesson'
import { renderApp } from '@tests/support/render-app'

const sam = 'sam@example.com'
const omar = 'omar@example.com'
const next = 'Clean hands, ready tools'
const bar = () => screen.findByRole('region', { name: 'What comes next' })
const continueTo = (title: string) => screen.findByRole('link', { name: `Continue: ${title}` })
const lesson = (name: string) => screen.findByRole('heading', { level: 1, name })
const paths = () => backend.requestsTo('GET /api/subskills')
const onMap = (learner: string) => renderApp({ path: '/skillmap', learner })
const onPath = (learner: string) =>
  renderApp({ path: '/learningpath', state: { skillId: 11 }, learner })

describe('the Continue bar on the map', () => {
  it('names the next lesson with its skill, and opens it with one press', async () => {
    const { user } = await onMap(sam)
    await continueTo(next)
    expect(await bar()).toHaveTextContent(`Next: Watch – ${next}In Cook a simple recipe`)
    expect(paths()).toHaveLength(1)
    await user.click(await continueTo(next))
    expect(await lesson(next)).toBeVisible()
  })

  it('opens it by a single tap', async () => {
    const { user } = await onMap(sam)
    await user.pointer({ keys: '[TouchA]', target: await continueTo(next) })
    expect(await lesson(next)).toBeVisible()
  })

  it('stays in the skill where a lesson was open last', async () => {
    const { unmount } = await openLesson(2001)
    await lesson('Your money in one month')
    unmount()
    await onMap(sam)
    expect(await continueTo('Your money in one month')).toBeVisible()
  })

  it('is each learner’s own', async () => {
    const { unmount } = await openLesson(2001)
    await lesson('Your money in one month')
    unmount()
    await onMap('lucia@example.com')
    expect(await continueTo('A soup for two')).toBeVisible()
  })

  it('is there beside the list too, in Spanish', async () => {
    const { user } = await renderApp({ path: '/skillmap', learner: sam, language: 'es' })
    await user.click(await screen.findByRole('button', { name: 'Lista' }))
    expect(
      await screen.findByRole('link', { name: 'Continuar: Manos limpias, utensilios listos' }),
    ).toBeVisible()
  })

  it('leads to the path of the skill where that does not load', async () => {
    const refusal = () => HttpResponse.json({ message: 'No' }, { status: 403 })
    backend.use(http.get('*/api/subskills', refusal))
    const { user } = await onMap(sam)
    await user.click(await continueTo('Cook a simple recipe'))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
  })

  it('leads a learner who has finished everything to more skills', async () => {
    const { user } = await onMap(omar)
    expect(await screen.findByText('You finished all your skills.')).toBeVisible()
    await user.click(within(await bar()).getByRole('link', { name: 'Choose more skills' }))
    expect(await lesson('Choose your skills')).toBeVisible()
  })
})

describe('the Continue bar on a path', () => {
  it('names the next lesson of it, and asks for nothing more', async () => {
    await onPath(sam)
    expect(await bar()).toHaveTextContent(`Next: Watch – ${next}Continue`)
    expect(paths()).toHaveLength(1)
    expect(backend.requestsTo('GET /api/skill-map/with-selection')).toEqual([])
  })

  it('asks for no path twice where the map has its id as a text, and does not lead to itself', async () => {
    backend.use(
      http.get('*/api/skill-map/with-selection', () =>
        HttpResponse.json({
          'skill-map': [
            {
              category: { id: '1', name: 'Cooking', color: null, iconType: 'cooking' },
              selectedSkills: [{ id: '11', name: 'Cook a simple recipe', progress: 90 }],
            },
          ],
        }),
      ),
    )
    await onPath(omar)
    expect(await screen.findByText('You finished all your skills.')).toBeVisible()
    expect(paths()).toHaveLength(1)
  })

  it('leads on where the path is finished', async () => {
    await onPath(omar)
    expect(await screen.findByText('You finished all your skills.')).toBeVisible()
  })
})
