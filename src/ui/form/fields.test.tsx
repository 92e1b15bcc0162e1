import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CheckboxField } from './CheckboxField'
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

test('a field is found by its label and described by its hint', async () => {
  const change = vi.fn<(value: string) => void>()
  render(
    <TextField
      label="Username"
      hint="3 to 20 letters"
      value=""
      onChange={(event) => change(event.target.value)}
    />,
  )
  const field = screen.getByLabelText('Username')
  expect(field).toHaveAccessibleDescription('3 to 20 letters')
  await userEvent.type(field, 's')
  expect(change).toHaveBeenCalledWith('s')
})

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

test('a valid entry shows a text that says so', () => {
  render(
    <TextField label="Again" ok="The passwords match." value="Norte2026" onChange={() => {}} />,
  )
  expect(screen.getByLabelText('Again')).toBeValid()
  expect(screen.getByLabelText('Again')).toHaveAccessibleDescription('The passwords match.')
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

test('a password field turns off spell checking and supports password managers', () => {
  render(<Password />)
  const field = screen.getByLabelText('Password')
  expect(field).toHaveAttribute('spellcheck', 'false')
  expect(field).toHaveAttribute('autocomplete', 'current-password')
})

test('the label of a checkbox is part of its target', async () => {
  const change = vi.fn<(value: unknown) => void>()
  render(
    <CheckboxField checked={false} onChange={(event) => change(event.target.checked)}>
      Remember me
    </CheckboxField>,
  )
  await userEvent.click(screen.getByText('Remember me'))
  expect(change).toHaveBeenCalledWith(true)
})
