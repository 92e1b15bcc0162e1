import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '@tests/support/render-app'

const heading = (name: string) => screen.getByRole('heading', { level: 1, name })
const arrives = (name: string) => waitFor(() => expect(heading(name)).toBeVisible())

describe('the focus', () => {
  it('is at the top of a page that has just loaded', async () => {
    await renderApp({ path: '/SignIn' })
    await arrives('Sign in')
    expect(document.body).toHaveFocus()
  })

  it('moves to the heading of the next screen, at the top, and after Back', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo')
    const { user } = await renderApp({ path: '/feedback' })
    await user.click(await screen.findByRole('link', { name: /^Back to the skill map/ }))
    await waitFor(() => expect(heading('Sign in')).toHaveFocus())
    expect(scrolled).toHaveBeenCalledWith(0, 0)
    act(() => window.history.back())
    await waitFor(() => expect(heading('Feedback')).toHaveFocus())
  })

  it('moves to a heading that comes with the answer of the server', async () => {
    const { user } = await renderApp({ path: '/feedback', learner: 'sam@example.com' })
    await user.click(await screen.findByRole('link', { name: /Back/ }))
    await waitFor(() => expect(heading('Your skill map')).toHaveFocus())
    await user.click(screen.getByRole('button', { name: /^Cook a simple recipe/ }))
    await waitFor(() => expect(heading('Cook a simple recipe')).toHaveFocus())
  })

  it('moves to the heading of sign-in after logging out', async () => {
    const { user } = await renderApp({ path: '/skillmap', learner: 'sam@example.com' })
    await arrives('Your skill map')
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(heading('Sign in')).toHaveFocus())
  })

  it('skips the header with the first Tab and Enter', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await arrives('Sign in')
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
