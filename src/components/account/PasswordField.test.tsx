import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { render } from '@tests/support/render'
import { PasswordField } from './PasswordField'

function Password() {
  return (
    <FormProvider {...useForm()}>
      <PasswordField name="password" label="Password" autoComplete="current-password" />
    </FormProvider>
  )
}

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
