import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '@tests/fixtures/render-app'

it.each([
  ['en', 'There is no form here yet.', 'Back to the skill map (you sign in first)'],
  [
    'es',
    'Todavía no hay un formulario aquí.',
    'Volver al mapa de habilidades (primero inicias sesión)',
  ],
] as const)('without a survey the screen says so, and leads back, %s', async (...row) => {
  const [language, words, back] = row
  await renderApp({ path: '/feedback', language })
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/skillmap')
  expect(document.querySelector('iframe')).toBeNull()
})
