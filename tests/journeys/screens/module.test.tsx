import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ModuleType } from '@/api/learning'
import { aModule } from '@tests/fixtures/lesson-data'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'
import { smallContent } from '@tests/support/small-content'

vi.mock('react-pdf', () => import('@tests/support/react-pdf'))
vi.mock('@/ui/media/pdf/pdf-library', () => import('@tests/support/react-pdf'))

beforeEach(() => {
  backend.fresh({ content: smallContent, sheetData: async () => 'JVBERi0xLjQK' })
})

describe('a lesson at the address of its node type', () => {
  it.each<[ModuleType, number, () => Promise<HTMLElement>]>([
    ['video', 1001, () => screen.findByText('Watch to the end. Then you can continue.')],
    ['quiz', 1002, () => screen.findByText('Question 1 of 1')],
    ['pdf', 1003, () => screen.findByText('Words of page 1')],
    ['practice', 1004, () => screen.findByRole('heading', { name: 'Your Practice' })],
    ['challenge', 1005, () => screen.findByText('This challenge has 2 tasks.')],
  ])('is a %s', async (type, id, ownView) => {
    const state = { skillId: 11, module: aModule({ id, type, title: 'List' }) }
    await renderApp({ path: '/learningpath/knowledge', learner: 'lucia@example.com', state })
    expect(await ownView()).toBeVisible()
  })
})

/** A case that the contract allows: neither the path nor the lesson has a title. */
function serveUntitled(type: ModuleType) {
  const modules = [{ id: 1001, type, title: null }]
  backend.use(
    http.get('*/api/subskills', () =>
      HttpResponse.json({ skill_name: 'Cook', subskills: [{ id: 101, title: null, modules }] }),
    ),
    http.get('*/api/knowledge-subskill', () =>
      HttpResponse.json({ title: null, videoUrl: 'https://clips.example.org/tools.mp4' }),
    ),
    http.get('*/api/challenge-subskill', () => HttpResponse.json({ title: null, steps: ['Shop'] })),
  )
}

describe('a lesson without a title', () => {
  const openUntitled = (type: ModuleType, language: 'en' | 'es' = 'en') => {
    const module = aModule({ id: 1001, type, title: '', parentSubSkillId: 101 })
    const state = { skillId: 11, module }
    return renderApp({
      path: '/learningpath/knowledge',
      learner: 'lucia@example.com',
      state,
      language,
    })
  }
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

  it('gets the name of its type: a video, with its player', async () => {
    serveUntitled('video')
    await openUntitled('video')
    expect(await heading('Video')).toBeVisible()
    expect(await screen.findByRole('group', { name: 'Video' })).toBeVisible()
    expect(document.title).toBe('Video · Norte')
  })

  it('gets the name of its type: a challenge and its steps, in either language', async () => {
    serveUntitled('challenge')
    const { user } = await openUntitled('challenge', 'es')
    expect(await heading('Reto')).toBeVisible()
    expect(document.title).toBe('Reto · Norte')
    await user.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(await screen.findByText('Marca cada tarea cuando la termines.')).toBeVisible()
    expect(await heading('Reto')).toHaveFocus()
  })
})
