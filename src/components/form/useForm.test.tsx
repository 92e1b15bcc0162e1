import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { render } from '@tests/support/render'
import { FieldErrorSummary } from './FieldErrorSummary'
import { TextField } from './TextField'
import { useForm } from './useForm'

const send = vi.fn<(entry: unknown) => void>()

type Problem = 'missing' | 'short' | 'different'
type Entry = { name: string; again: string }

function check({ name, again }: Entry) {
  const problems: Partial<Record<keyof Entry, Problem>> = {}
  if (name === '') problems.name = 'missing'
  else if (name.length < 3) problems.name = 'short'
  if (again !== name) problems.again = 'different'
  return problems
}

function Form() {
  const form = useForm({
    name: 'test',
    start: { name: '', again: '' },
    check,
    say: (problem) => [`It is ${problem}.`],
    onEdit: () => {},
  })
  return (
    <form onSubmit={form.submit(send)}>
      <FieldErrorSummary {...form.summary} labels={{ name: 'Name', again: 'Again' }} />
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('again')} label="Again" />
      <button>Send</button>
    </form>
  )
}

function open() {
  send.mockReset()
  render(<Form />)
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  return { name: field('Name'), again: field('Again') }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('sends what stands in the fields, also where it came without an event', async () => {
  const { name, again } = open()
  await userEvent.type(name, 'Sa')
  for (const field of [name, again]) field.value = 'Sam'
  await press('Send')
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Sam', again: 'Sam' })
})

test('each invalid submit moves the focus to the summary, whose links lead to the fields', async () => {
  const { name } = open()
  expect(screen.queryByRole('group')).toBeNull()
  await press('Send')
  await waitFor(() => expect(screen.getByRole('group', { name: 'Check this field' })).toHaveFocus())
  await press('Send')
  await waitFor(() => expect(screen.getByRole('group')).toHaveFocus())
  await userEvent.click(screen.getByRole('link', { name: 'Name: It is missing.' }))
  await waitFor(() => expect(name).toHaveFocus())
  await userEvent.keyboard('Sam')
  await waitFor(() => expect(name).toHaveFocus())
  expect(screen.queryByRole('group')).toBeNull()
  expect(send).not.toHaveBeenCalled()
})

test('an edit clears its own error and errors that it has fixed in other fields, but no others', async () => {
  const { name, again } = open()
  await userEvent.type(again, 'Sam')
  await press('Send')
  expect(name).toBeInvalid()
  expect(again).toBeInvalid()
  await userEvent.type(name, 'S')
  expect(name).toBeValid()
  expect(again).toBeInvalid()
  await userEvent.type(name, 'am')
  expect(again).toBeValid()
})
