import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '@tests/support/render'
import { Emphasis } from './Emphasis'

test('keeps a sentence in order around a name from right to left', () => {
  const { container } = render(<Emphasis sentence={(name) => `Hello, ${name}!`} name="كيم" />)
  expect(container).toHaveTextContent('Hello, كيم!')
  expect(screen.getByText('كيم')).toHaveAttribute('dir', 'auto')
})
