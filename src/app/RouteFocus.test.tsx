import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ScreenHeading } from '@/components/layout/ScreenHeading'
import { announce } from '@/components/messages/LiveRegion'
import { Loading } from '@/components/states/Loading'
import { render } from '@tests/support/render'
import { RouteFocus } from './RouteFocus'

vi.mock('@/components/messages/LiveRegion')

/** A screen that takes its lesson from the history state, because lessons share an address. */
function Lesson({ isLoaded = true, title }: { isLoaded?: boolean; title?: string }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const heading = state ?? 'Video'
  const go = (lesson: string, replace: boolean) => void navigate('/', { replace, state: lesson })
  return (
    <>
      <RouteFocus />
      <main id="main" tabIndex={-1}>
        {isLoaded ? (
          <ScreenHeading {...(title && { title })}>{heading}</ScreenHeading>
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
const heading = (name: string) => screen.getByRole('heading', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.mocked(announce).mockReset()
})

describe('the focus', () => {
  test('moves to the heading of the next lesson, and back to the last one', async () => {
    render(lesson())
    await press('Continue')
    expect(heading('Quiz')).toHaveFocus()
    await press('Back')
    expect(heading('Video')).toHaveFocus()
    expect(announce).not.toHaveBeenCalled()
    expect(document.title).toBe('Video · Norte')
  })

  test('is announced with the title only if the title says more than the heading', async () => {
    render(lesson({ title: 'Quiz about soup' }))
    await press('Continue')
    expect(heading('Quiz')).toHaveFocus()
    expect(document.title).toBe('Quiz about soup · Norte')
    expect(announce).toHaveBeenCalledExactlyOnceWith('Quiz about soup')
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

  test('does not move when the page loads', () => {
    render(lesson())
    expect(document.body).toHaveFocus()
    expect(announce).not.toHaveBeenCalled()
  })
})
