import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { learningPathQuery } from '@/api/learning-path'
import { skillMapQuery } from '@/api/skills'
import type { Id } from '@/domain/ids'
import { session } from '@/session/session'
import { currentSkillId, introduction } from '@/session/storage'
import { backend } from '@tests/support/backend'
import { render } from '@tests/support/render'
import { servePath, subSkill } from '@tests/support/serve-path'
import { ContinueBar } from './ContinueBar'

const sam = 'sam@example.com'
const omar = 'omar@example.com'
const next = 'Clean hands, ready tools'
const bar = () => screen.findByRole('region', { name: 'What comes next' })
const continueTo = (title: string) => screen.findByRole('link', { name: `Continue: ${title}` })
const paths = () => backend.requestsTo('GET /api/subskills')
const pathCall = (skillId: number) => `/api/subskills?skillId=${skillId}`

const signIn = async (email: string) =>
  session.start({ accessToken: await backend.tokenFor(email), email, remember: true })

type SkillOnMap = { id: Id; name: string; progress: number; isLinkedToGoal?: boolean }

const serveMap = (...selectedSkills: SkillOnMap[]) =>
  backend.use(
    http.get('*/api/skill-map/with-selection', () =>
      HttpResponse.json({
        'skill-map': [{ category: { id: 1, name: 'Home', iconType: 'cooking' }, selectedSkills }],
      }),
    ),
  )

/** Answers with a path for each of these skills, with a lesson for each status; the others have no lessons. */
const servePaths = (statuses: Record<string, (string | null)[]>, type = 'video') =>
  backend.use(
    http.get('*/api/subskills', ({ request }) => {
      const skillId = new URL(request.url).searchParams.get('skillId') ?? ''
      const modules = (statuses[skillId] ?? []).map((status, index) => ({
        id: index + 1,
        type,
        title: `Lesson ${skillId}.${index + 1}`,
        status,
      }))
      const subskills = [{ id: 1, title: 'Part', modules }]
      return HttpResponse.json({ skill_name: `Skill ${skillId}`, subskills })
    }),
  )

const soup = { id: 1, name: 'Make soup', progress: 0 }
const money = { id: 2, name: 'Save money', progress: 0 }
const friends = { id: 3, name: 'Meet friends', progress: 0 }
const finished = 'You finished all your skills.'

/** Shows the bar of the map, or of the path of a skill, which has loaded then. */
async function show(skillId: Id | null, { hasMap = false } = {}) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
  })
  if (skillId !== null) await client.prefetchQuery(learningPathQuery(skillId))
  if (hasMap) await client.prefetchQuery(skillMapQuery)
  return render(
    <QueryClientProvider client={client}>
      <ContinueBar skillId={skillId} />
    </QueryClientProvider>,
  )
}

describe('the Continue bar on the map', () => {
  test('names the next lesson with its skill, and leads to it', async () => {
    await signIn(sam)
    await show(null)
    expect((await continueTo(next)).getAttribute('href')).toMatch(/^\/learningpath\/.*module=/)
    expect(await bar()).toHaveTextContent(`Next: video, ${next}In Cook a simple recipe`)
    expect(paths()).toHaveLength(1)
  })

  test('stays in the skill whose path was open last; a new one is named on a phone', async () => {
    await signIn(sam)
    currentSkillId.set(21)
    await show(null)
    const start = await screen.findByRole('link', { name: 'Start: Make a budget' })
    expect(start).toHaveAttribute('href', '/learningpath?skill=21')
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

  test('begins with a skill of a goal, and asks for no other path', async () => {
    serveMap(soup, { ...money, isLinkedToGoal: true }, friends)
    servePaths({ 1: [null], 2: [null], 3: [null] })
    await signIn(sam)
    await show(null)
    expect(await screen.findByRole('link', { name: 'Start: Save money' })).toBeVisible()
    await waitFor(() => expect(paths().map(({ path }) => path)).toEqual([pathCall(2)]))
  })

  test('goes on where the path has nothing to do, though the map says otherwise', async () => {
    serveMap({ ...soup, progress: 90 }, { ...money, progress: 50 }, friends)
    servePaths({ 1: ['completed'], 3: ['completed', null] })
    await signIn(sam)
    await show(null)
    expect(await continueTo('Lesson 3.2')).toBeVisible()
    expect(paths().map(({ path }) => path)).toEqual([1, 2, 3].map(pathCall))
  })

  test('says that all is finished where every skill with lessons is', async () => {
    serveMap({ ...soup, progress: 90 }, money, { ...friends, progress: 100 })
    servePaths({ 1: ['completed'] })
    await signIn(sam)
    currentSkillId.set(2)
    await show(null)
    expect(await screen.findByText(finished)).toBeVisible()
    // Not at the skill without lessons.
    expect(screen.getByRole('link', { name: 'Look again: Make soup' })).toBeVisible()
  })

  test('says nothing where no lesson can be shown', async () => {
    serveMap({ ...soup, progress: 50 }, money)
    servePaths({ 1: ['completed'], 2: [null] }, 'hologram')
    await signIn(sam)
    await show(null)
    await waitFor(() => expect(paths()).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    expect(paths()).toHaveLength(2)
  })

  test('leads to the path of the skill where that does not load', async () => {
    const refusal = () => HttpResponse.json({ message: 'No' }, { status: 403 })
    backend.use(http.get('*/api/subskills', refusal))
    await signIn(sam)
    await show(null)
    expect(await continueTo('Cook a simple recipe')).toHaveAttribute(
      'href',
      '/learningpath?skill=11',
    )
  })

  test('lets a learner who has finished everything look again, or choose more skills', async () => {
    await signIn(omar)
    currentSkillId.set(11)
    await show(null)
    expect(await screen.findByText(finished)).toBeVisible()
    const link = (name: string | RegExp) => screen.getByRole('link', { name })
    expect(link(/^Look again: /)).toHaveAttribute('href', '/learningpath?skill=12')
    expect(link('Choose more skills')).toHaveAttribute('href', '/skill-selection')
  })
})

describe('the Continue bar on a path', () => {
  test('names the next lesson of it, and asks for nothing more', async () => {
    await signIn(sam)
    await show(11)
    expect(await bar()).toHaveTextContent(`Next: video, ${next}Continue`)
    expect(paths()).toHaveLength(1)
    expect(backend.requestsTo('GET /api/skill-map/with-selection')).toEqual([])
  })

  test('has the same picture after a reload as after the map', async () => {
    await signIn(sam)
    const { unmount } = await show(11, { hasMap: true })
    const picture = (await bar()).querySelector('svg')?.outerHTML
    expect(picture).toBeDefined()
    unmount()
    await show(11)
    expect((await bar()).querySelector('svg')?.outerHTML).toBe(picture)
  })

  test('passes a lesson of unknown type and one without an id, though they are begun', async () => {
    const soupPath = subSkill('Cook', ['completed', 'in_progress', 'in_progress', null])
    Object.assign(soupPath.modules[1] ?? {}, { type: 'hologram' })
    Object.assign(soupPath.modules[2] ?? {}, { id: null })
    servePath(soupPath)
    await signIn(sam)
    await show(11)
    expect(await continueTo('Cook 4')).toBeVisible()
  })

  test('that is finished and not on the map leads on', async () => {
    serveMap(soup)
    servePaths({ 1: [null], 9: ['completed'] })
    await signIn(sam)
    await show(9)
    expect(await screen.findByRole('link', { name: 'Start: Make soup' })).toBeVisible()
  })

  test('that is finished leads on, and not to itself where the map has its id as a text', async () => {
    serveMap({ id: '11', name: 'Cook a simple recipe', progress: 90 })
    await signIn(omar)
    await show(11)
    expect(await screen.findByText(finished)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Look again/ })).toBeNull()
    expect(paths()).toHaveLength(1)
  })
})
