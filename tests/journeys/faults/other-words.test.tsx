import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { backend, renderApp } from '@tests/fixtures/render-app'

const learner = 'sam@example.com'

describe('a backend that uses other words (contract.md#when-the-backend-differs)', () => {
  it.each([200, 400, 404, 500])(
    'reports with status %i that a skill has no sub-skills, and the learner returns to the map',
    async (status) => {
      backend.use(
        http.get('*/api/subskills', () =>
          HttpResponse.json({ message: 'no subskills found' }, { status }),
        ),
      )
      await renderApp({ path: '/learningpath', learner, state: { skillId: 11 } })
      expect(
        await screen.findByRole('heading', { name: 'Your skill map' }, { timeout: 20_000 }),
      ).toBeVisible()
      expect(window.location.pathname).toBe('/skillmap')
    },
  )

  it('reports in the call of a video that it is completed, and Continue is enabled', async () => {
    const video = { Title: 'Tools', video_url: 'https://clips.example/a.mp4', status: 'Completed' }
    backend.use(http.get('*/api/knowledge-subskill', () => HttpResponse.json({ data: video })))
    const module = {
      id: 1301,
      contentId: 1301,
      type: 'video',
      title: 'Tools',
      parentSubSkillId: 103,
    }
    await renderApp({ path: '/learningpath/recipe', learner, state: { skillId: 11, module } })
    const goOn = await screen.findByRole('button', { name: 'Continue' })
    await waitFor(() => expect(goOn).not.toHaveAttribute('aria-disabled', 'true'))
  })
})
