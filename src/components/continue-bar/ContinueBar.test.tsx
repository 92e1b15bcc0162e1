import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { learningPathQuery } from '@/api/learning-path'
import type { Id } from '@/domain/ids'
import { session } from '@/session/session'
import { currentSkillId, introduction } from '@/session/storage'
import { backend } from '@tests/support/backend'
import { render } from '@tests/support/render'
import { ContinueBar } from './ContinueBar'

const sam = 'sam@example.com'
const omar = 'omar@example.com'
const next = 'Clean hands, ready tools'
const bar = () => screen.findByRole('region', { name: 'What comes next' })
const continueTo = (title: string) => screen.findByRole('link', { name: `Continue: ${title}` })
const paths = () => backend.requestsTo('GET /api/subskills')

const signIn = async (email: string) =>
  session.start({ accessToken: await backend.tokenFor(email), email, remember: true })

/** Shows the bar of the map, or of the path of a skill, which has loaded then. */
async function show(skillId: Id | null) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
  })
  if (skillId !== null) await client.prefetchQuery(learningPathQuery(skillId))
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ContinueBar skillId={skillId} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

describe('the Continue bar on the map', () => {
  test('names the next lesson with its skill, and leads to it', async () => {
    await signIn(sam)
    await show(null)
    expect((await continueTo(next)).getAttribute('href')).toMatch(/^\/learningpath\/.*module=/)
    expect(await bar()).toHaveTextContent(`Next: Watch – ${next}In Cook a simple recipe`)
    expect(paths()).toHaveLength(1)
  })

  test('stays in the skill whose path was open last; a new one is named on a phone', async () => {
    await signIn(sam)
    currentSkillId.set(21)
    await show(null)
    const start = await screen.findByRole('link', { name: 'Start: Make a budget' })
    expect(start).toHaveAttribute('href', '/learningpath')
    expect(await bar()).toHaveTextContent('Next: Make a budgetStart')
  })

  test('begins with the first lesson once the introduction was opened', async () => {
    await signIn(sam)
    currentSkillId.set(21)
    introduction(21).set('true')
    await show(null)
    expect(await screen.findByRole('link', { name: /^Continue: / })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Start: / })).toBeNull()
  })

  test('leads to the path of the skill where that does not load', async () => {
    const refusal = () => HttpResponse.json({ message: 'No' }, { status: 403 })
    backend.use(http.get('*/api/subskills', refusal))
    await signIn(sam)
    await show(null)
    expect(await continueTo('Cook a simple recipe')).toHaveAttribute('href', '/learningpath')
  })

  test('lets a learner who has finished everything look again, or choose more skills', async () => {
    await signIn(omar)
    currentSkillId.set(11)
    await show(null)
    expect(await screen.findByText('You finished all your skills.')).toBeVisible()
    const link = (name: string | RegExp) => screen.getByRole('link', { name })
    expect(link(/^Look again: /)).toHaveAttribute('href', '/learningpath')
    expect(link('Choose more skills')).toHaveAttribute('href', '/skill-selection')
  })
})

describe('the Continue bar on a path', () => {
  test('names the next lesson of it, and asks for nothing more', async () => {
    await signIn(sam)
    await show(11)
    expect(await bar()).toHaveTextContent(`Next: Watch – ${next}Continue`)
    expect(paths()).toHaveLength(1)
    expect(backend.requestsTo('GET /api/skill-map/with-selection')).toEqual([])
  })

  test('that is finished leads on, and not to itself where the map has its id as a text', async () => {
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
    await signIn(omar)
    await show(11)
    expect(await screen.findByText('You finished all your skills.')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Look again/ })).toBeNull()
    expect(paths()).toHaveLength(1)
  })
})
