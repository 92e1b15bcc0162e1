import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { ScreenHeading } from '@/components/layout/ScreenHeading'
import { LiveRegion } from '@/components/messages/LiveRegion'
import { Loading } from '@/components/states/Loading'
import { render } from '@tests/support/render'
import { renderApp } from '@tests/support/render-app'
import { RouteFocus } from './RouteFocus'

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

/** A screen that takes its lesson from the history state, because lessons share an address. */
function Lesson({ isLoaded = true, title }: { isLoaded?: boolean; title?: string }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const go = (lesson: string, replace: boolean) => void navigate('/', { replace, state: lesson })
  return (
    <>
      <RouteFocus />
      <LiveRegion />
      <main id="main" tabIndex={-1}>
        {isLoaded ? (
          <ScreenHeading {...(title && { title })}>{state ?? 'Video'}</ScreenHeading>
        ) : (
          <Loading label="Loading…" />
        )}
        <button onClick={() => go('Quiz', false)}>Continue</button>
        <button onClick={() => go('Video', true)}>Replace</button>
        <button onClick={() => void navigate(-1)}>Back</button>
      </main>
    </>
  )
}

const lesson = (props: Parameters<typeof Lesson>[0] = {}) => (
  <StrictMode>
    <Lesson {...props} />
  </StrictMode>
)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const announced = () => document.querySelector('[aria-live]')

describe('the focus of screens that share an address', () => {
  test('moves to the heading of the next one, and back to the last one', async () => {
    render(lesson())
    await press('Continue')
    expect(heading('Quiz')).toHaveFocus()
    await press('Back')
    expect(heading('Video')).toHaveFocus()
    expect(document.title).toBe('Video · Norte')
  })

  test('is announced with the title only if the title says more than the heading', async () => {
    const { rerender } = render(lesson())
    await press('Continue')
    expect(announced()).toHaveTextContent(/^$/)
    rerender(lesson({ title: 'Video about soup' }))
    await press('Back')
    expect(heading('Video')).toHaveFocus()
    expect(document.title).toBe('Video about soup · Norte')
    expect(announced()).toHaveTextContent('Video about soup')
  })

  test('does not move when a history entry is replaced', async () => {
    render(lesson())
    await press('Replace')
    expect(screen.getByRole('button', { name: 'Replace' })).toHaveFocus()
  })

  test('waits on <main> while the screen loads, and goes on to its heading', async () => {
    const { rerender } = render(lesson({ isLoaded: false }))
    await press('Continue')
    expect(screen.getByRole('main')).toHaveFocus()
    rerender(lesson())
    await waitFor(() => expect(heading('Quiz')).toHaveFocus())
  })

  test('stays on a control that the learner has moved it to meanwhile', async () => {
    const { rerender } = render(lesson({ isLoaded: false }))
    await press('Continue')
    await userEvent.tab()
    rerender(lesson())
    await Promise.resolve()
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus()
  })
})
