import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ActionBar } from './ActionBar'
import { SkipLink } from './SkipLink'
import { useDocumentTitle } from './useDocumentTitle'

function Page() {
  useDocumentTitle('Sign in')
  return (
    <>
      <SkipLink targetId="main" />
      <button>Menu</button>
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>
  )
}

test('the first Tab and Enter lead past the header', async () => {
  render(<Page />)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('the tab is named after the page and the app', () => {
  render(<Page />)
  expect(document.title).toBe('Sign in · Norte')
})

test('the bar reads from left to right: why, back, on', () => {
  const { container } = render(
    <ActionBar secondary={<button>Back</button>} note={<p>Watch to the end.</p>}>
      <button>Continue</button>
    </ActionBar>,
  )
  expect(container).toHaveTextContent('Watch to the end.BackContinue')
})

test('the page knows the height of the bar as long as it is there', () => {
  const height = () => document.documentElement.style.getPropertyValue('--action-bar')
  const { unmount } = render(
    <ActionBar>
      <button>Continue</button>
    </ActionBar>,
  )
  expect(height()).toBe('40px')
  unmount()
  expect(height()).toBe('')
})
