import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
