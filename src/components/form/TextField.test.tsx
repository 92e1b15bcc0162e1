import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '@tests/support/render'
import { TextField } from './TextField'

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
  expect(field).toHaveAttribute('dir', 'auto')
})
