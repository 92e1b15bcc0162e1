import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { aModule } from '@tests/fixtures/lesson-data'
import { backend } from '@tests/support/backend'
import { rightOption } from '@tests/support/lessons'
import { renderApp } from '@tests/support/render-app'

describe('the language', () => {
  it('changes at once, keeps what was typed and is remembered', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await user.type(await screen.findByLabelText('E-mail'), 'sam@exam')
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('sam@exam')
    expect(document.documentElement.lang).toBe('es')
    expect(localStorage.getItem('i18nextLng')).toBe('es')
  })
})

describe('the language of a lesson', () => {
  const quiz = {
    path: '/learningpath/practice',
    learner: 'sam@example.com',
    state: { skillId: 11, module: aModule({ id: 1004, type: 'quiz' }) },
  }
  async function answerFirst(user: UserEvent) {
    await user.click(await screen.findByRole('button', { name: rightOption(1004, 0) }))
    await screen.findByText('Well done! You got it right!')
  }

  it('changes without losing the answer', async () => {
    const { user } = await renderApp(quiz)
    await answerFirst(user)
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(await screen.findByText('¡Bien hecho! ¡Acertaste!')).toBeVisible()
    expect(await screen.findByText('Preparar tus utensilios')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Continuar' })).not.toHaveAttribute('aria-disabled')
  })

  it('stays if the texts of the lesson do not load in the other one, and says so', async () => {
    const { user } = await renderApp(quiz)
    await answerFirst(user)
    backend.use(http.post('*/api/quiz/*', () => HttpResponse.json({}, { status: 403 })))
    backend.use(http.get('*/api/quiz/*', () => HttpResponse.json({}, { status: 403 })))
    await user.click(screen.getByRole('button', { name: /Español/ }))
    const said = 'No se pudo cargar el idioma. Revisa tu internet e inténtalo otra vez.'
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.getByText('¡Bien hecho! ¡Acertaste!')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement()
  })
})
