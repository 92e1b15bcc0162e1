import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderApp } from '@tests/support/render-app'

const heading = (name: string) => screen.getByRole('heading', { level: 1, name })
const arrives = (name: string) => waitFor(() => expect(heading(name)).toBeVisible())

describe('the focus', () => {
  test('moves to the heading of the next screen, at the top, and after Back', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo')
    const { user } = await renderApp({ path: '/feedback' })
    await user.click(await screen.findByRole('link', { name: /^Back to the skill map/ }))
    await waitFor(() => expect(heading('Sign in')).toHaveFocus())
    expect(scrolled).toHaveBeenCalledWith(0, 0)
    act(() => window.history.back())
    await waitFor(() => expect(heading('Feedback')).toHaveFocus())
  })

  test('skips the header with the first Tab and Enter', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await arrives('Sign in')
    expect(document.body).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
