import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { backend } from '@tests/support/backend'
import { hold } from '@tests/support/hold'
import { lessonLocation, rightOption, subSkillTitle } from '@tests/support/lessons'
import { renderApp } from '@tests/support/render-app'
import { fillIn } from '@tests/support/sign-in'

const sam = 'sam@example.com'
const mapCall = 'GET /api/skill-map/with-selection'
const toSpanish = { name: /Español/ }

describe('a switch of the language', () => {
  test('holds at once, keeps what was typed, and is remembered', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await fillIn(user, 'E-mail', 'sam@exam')
    await user.click(screen.getByRole('button', toSpanish))
    expect(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('sam@exam')
    expect(document.documentElement.lang).toBe('es')
    expect(document.title).toBe('Iniciar sesión · Norte')
    expect(localStorage.getItem('i18nextLng')).toBe('es')
    expect(backend.requests).toEqual([])

    await user.click(screen.getByRole('button', { name: /English/ }))
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(localStorage.getItem('i18nextLng')).toBe('en')
  })

  test('asks the server for its texts anew', async () => {
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    await screen.findByRole('button', { name: /^Cook a simple recipe/ })
    await user.click(screen.getByRole('button', toSpanish))
    expect(await screen.findByRole('button', { name: /^Cocinar una receta fácil/ })).toBeVisible()
    const asked = backend.requestsTo(mapCall).map(({ headers }) => headers['accept-language'])
    expect(asked).toEqual(['en', 'es'])
  })

  test('leaves no text of before on a screen that is opened again', async () => {
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    await user.click(await screen.findByRole('button', { name: /^Cook a simple recipe/ }))
    await screen.findByRole('heading', { level: 1, name: 'Cook a simple recipe' })
    await user.click(screen.getByRole('button', toSpanish))
    await screen.findByRole('heading', { level: 1, name: 'Cocinar una receta fácil' })
    const answer = hold('/api/skill-map/with-selection')
    await user.click(screen.getByRole('link', { name: 'Volver al mapa de habilidades' }))
    await waitFor(() => expect(backend.requestsTo(mapCall)).toHaveLength(2))
    expect(screen.queryByText('Cook a simple recipe')).toBeNull()
    answer()
    expect(await screen.findByRole('button', { name: /^Cocinar una receta fácil/ })).toBeVisible()
  })
})

describe('a switch of the language in a lesson', () => {
  const { address, state } = lessonLocation(1004)

  test('keeps the answer, also where the server does not answer in the other language', async () => {
    const { user } = await renderApp({ path: address, state, learner: sam })
    await user.click(await screen.findByRole('button', { name: rightOption(1004, 0) }))
    await screen.findByText('Well done! You got it right!')
    await user.click(screen.getByRole('button', toSpanish))
    expect(await screen.findByText('¡Bien hecho! ¡Acertaste!')).toBeVisible()
    expect(await screen.findByText(subSkillTitle(102).es)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Continuar' })).not.toHaveAttribute('aria-disabled')

    backend.use(http.get('*/api/quiz/*', () => HttpResponse.json({}, { status: 403 })))
    await user.click(screen.getByRole('button', { name: /English/ }))
    expect(await screen.findByText(/^This page could not be updated/)).toBeVisible()
    expect(screen.getByText('Well done! You got it right!')).toBeVisible()
  })
})
