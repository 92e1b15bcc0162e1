import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ProgressBar } from './ProgressBar'
import { RouteBar } from './RouteBar'
import { SegmentedSwitch } from './SegmentedSwitch'

test.each([
  [0, 'Not started'],
  [40, '40%'],
  [100, 'Done ·\u00a0100%'],
  [250, 'Done ·\u00a0100%'],
  [-3, 'Not started'],
])('%i percent has the text %s', (percent, words) => {
  render(<ProgressBar percent={percent} label="Make a budget" />)
  const bar = screen.getByRole('progressbar', { name: 'Make a budget' })
  expect(bar).toHaveAttribute('aria-valuetext', words)
  expect(screen.getByText(words, { normalizer: (text) => text })).toBeVisible()
})

test('the text can be set by a prop', () => {
  render(<ProgressBar percent={14} label="Cook" words="1 of 7 steps done" />)
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 7 steps done')
})

test('a route says and draws where the learner is', () => {
  render(<RouteBar label="Cook" count={5} current={2} words="Lesson 2 of 5" />)
  const route = screen.getByRole('progressbar', { name: 'Cook' })
  expect(route).toHaveAttribute('aria-valuetext', 'Lesson 2 of 5')
  expect(route.children).toHaveLength(5)
})

test('a switch shows the selected option and offers the others', async () => {
  const change = vi.fn<(value: unknown) => void>()
  render(
    <SegmentedSwitch
      label="How to see your skills"
      value="map"
      onChange={change}
      options={[
        { value: 'map', label: 'Map', icon: 'map' },
        { value: 'list', label: 'List', icon: 'list' },
      ]}
    />,
  )
  expect(screen.getByRole('group', { name: 'How to see your skills' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Map' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'List' }))
  expect(change).toHaveBeenCalledWith('list')
  await userEvent.click(screen.getByRole('button', { name: 'Map' }))
  expect(change).not.toHaveBeenCalledWith(null)
})

test('the Tab key reaches every option of the view switch', async () => {
  const [first, second] = ['map', 'list'] as const
  const options = [
    { value: first, label: 'Map', icon: first },
    { value: second, label: 'List', icon: second },
  ]
  render(<SegmentedSwitch label="How" value={first} onChange={() => {}} options={options} />)
  screen.getByRole('button', { name: 'Map' }).focus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'List' })).toHaveFocus()
})
