import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { afterLesson } from '@tests/support/lessons'
import { renderApp } from '@tests/support/render-app'

it('the trophy comes when the path is done, and leads to the map', async () => {
  const { user } = await renderApp({
    path: '/learningpath',
    state: afterLesson(2010),
    learner: 'omar@example.com',
  })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  const trophy = await screen.findByRole('dialog', { name: 'Well done!' }, { timeout: 3000 })
  expect(trophy).toHaveTextContent("You've completed the Make a budget skill.")
  expect(localStorage.getItem('trophyModal_21')).not.toBeNull()
  await user.click(within(trophy).getByRole('button', { name: 'Back to the skill map' }))
  await waitFor(() => expect(window.location.pathname).toBe('/skillmap'))
})
