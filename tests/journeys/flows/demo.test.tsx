import { screen, waitFor } from '@testing-library/react'
import { delay, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { demoSlots, showMail } from '@/app/demo/demo'
import { hashOf } from '@/learner/stored'
import { seededLearners, seedPassword } from '@/mock-backend/seed/learners'
import { backend, renderApp } from '@tests/fixtures/render-app'

const demo = demoSlots({ learners: seededLearners, password: seedPassword })

beforeEach(() => showMail(undefined))

describe('the demo', () => {
  it('signs in as a learner with one press, and shows the filled fields', async () => {
    const slow = http.post('*/auth/validate_user', async () => {
      await delay(300)
    })
    backend.use(slow)
    const { user } = await renderApp({ path: '/SignIn', demo })
    await user.click(await screen.findByRole('button', { name: /^Lucía has chosen her skills/ }))
    expect(screen.getByLabelText('E-mail')).toHaveValue('lucia@example.com')
    expect(await screen.findByRole('heading', { name: 'Your skill map' })).toBeVisible()
    expect(localStorage.getItem('learner')).toBe(hashOf('lucia@example.com'))
  })

  it('offers every seeded learner, in both languages', async () => {
    const { user } = await renderApp({ path: '/SignIn', demo })
    for (const { about } of seededLearners) {
      expect(await screen.findByRole('button', { name: about.en })).toBeVisible()
    }
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(screen.getByRole('heading', { name: 'Prueba Norte como estudiante' })).toBeVisible()
    for (const { about } of seededLearners) {
      expect(screen.getByRole('button', { name: about.es })).toBeVisible()
    }
  })

  it('has a link that starts over', async () => {
    await renderApp({ path: '/SignIn', demo })
    expect(await screen.findByRole('link', { name: 'Start over' })).toHaveAttribute(
      'href',
      '/SignIn?start-afresh',
    )
  })

  it('shows the reset link, since it sends no e-mail', async () => {
    const { user } = await renderApp({ path: '/forgot-password', demo })
    await user.type(await screen.findByLabelText('E-mail'), 'sam@example.com')
    showMail({ to: 'sam@example.com', path: '/reset-password?token=abc' })
    await user.click(screen.getByRole('button', { name: /^Send/ }))
    const link = await screen.findByRole('link', { name: 'Set a new password for sam@example.com' })
    expect(link).toHaveAttribute('href', '/reset-password?token=abc')
  })
})

it('nothing of the demo shows in other builds', async () => {
  await renderApp({ path: '/SignIn' })
  await screen.findByRole('heading', { name: 'Sign in' })
  await waitFor(() => expect(screen.queryByText('Try Norte as a learner')).toBeNull())
})
