import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Note } from './Note'

test('a note that is there from the start is not announced', () => {
  render(<Note kind="warning">Write it down.</Note>)
  expect(screen.getByText('Write it down.')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a note that appears after an action announces its title, its text and the server’s message', () => {
  render(
    <Note
      kind="error"
      role="alert"
      title="You are not signed in yet"
      detail="Server error occurred"
    >
      Wait a moment, then try again.
    </Note>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You are not signed in yetWait a moment, then try again.Server error occurred',
  )
})
