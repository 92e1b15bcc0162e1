import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '@tests/support/render'
import { PasswordField } from './PasswordField'
import { TextField } from './TextField'

function Password() {
  const [value, setValue] = useState('')
  return (
    <PasswordField
      label="Password"
      autoComplete="current-password"
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  )
}

test('an invalid entry is marked and described by the error', () => {
  render(
    <TextField
      label="Username"
      hint="3 to 20 letters"
      error="Use at least 3 characters."
      value="s"
      onChange={() => {}}
    />,
  )
  const field = screen.getByLabelText('Username')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('3 to 20 letters Use at least 3 characters.')
  expect(field).toHaveValue('s')
})

test('showing a password keeps the text, the focus and the caret', async () => {
  render(<Password />)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  await userEvent.type(field, 'Norte2026')
  field.setSelectionRange(3, 5)
  await userEvent.click(screen.getByRole('button', { name: 'Show: Password' }))

  expect(field).toHaveAttribute('type', 'text')
  expect(field).toHaveValue('Norte2026')
  expect(field).toHaveFocus()
  expect([field.selectionStart, field.selectionEnd]).toEqual([3, 5])

  await userEvent.click(screen.getByRole('button', { name: 'Hide: Password' }))
  expect(field).toHaveAttribute('type', 'password')
})
