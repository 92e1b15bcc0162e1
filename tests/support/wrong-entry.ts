import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Expects this field to be wrong, with this sentence, until it is edited. */
export async function expectWrongUntilEdited(
  user: UserEvent,
  label: string,
  sentence: string,
): Promise<void> {
  const field = screen.getByLabelText(label)
  await waitFor(() => expect(field, sentence).toBeInvalid())
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence))
  await user.type(field, 'x')
  expect(field, sentence).toBeValid()
  expect(field).not.toHaveAccessibleDescription(expect.stringContaining(sentence))
}
