import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '@tests/support/render'
import { ExampleBackend } from './ExampleBackend'

const testers = vi.hoisted(() => ({ hasQaPanel: true }))
vi.mock(import('./qa/qa'), () => testers)

afterEach(() => {
  vi.unstubAllEnvs()
  testers.hasQaPanel = true
})

test('a build for testers that points at an example says which setting', async () => {
  render(<ExampleBackend />)
  expect(screen.getByRole('alert')).toHaveTextContent('VITE_API_BASE_URL')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('one with an address of its own says nothing, also where the community has none yet', () => {
  vi.stubEnv('VITE_COMMUNITY_URL', 'https://discord.com/')
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.norte.org')
  render(<ExampleBackend />)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('learners are told nothing', () => {
  testers.hasQaPanel = false
  render(<ExampleBackend />)
  expect(screen.queryByRole('alert')).toBeNull()
})
