import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LessonDots } from '@/components/controls/LessonDots'
import { render } from '@tests/support/render'
import { ProgressBar } from './ProgressBar'

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

test('a route says and draws where the learner is', () => {
  render(
    <LessonDots
      label="Cook"
      done={[true, false, false, false, true]}
      current={2}
      text="Lesson 2 of 5"
    />,
  )
  const route = screen.getByRole('progressbar', { name: 'Cook' })
  expect(route).toHaveAttribute('aria-valuetext', 'Lesson 2 of 5')
  expect(route).toHaveAttribute('aria-valuenow', '2')
  expect(route).toHaveAttribute('aria-valuemax', '5')
  const stops = [...route.children].map((stop) => stop.getAttribute('data-state'))
  expect(stops).toEqual(['done', 'current', null, null, 'done'])
})
