import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon, iconNames } from './Icon'

test('icons are inline, in the text color, and hidden from screen readers', () => {
  const { container } = render(<Icon name="arrow-right" size={20} />)
  const svg = container.querySelector('svg')
  expect(svg).toHaveAttribute('aria-hidden', 'true')
  expect(svg).toHaveAttribute('stroke', 'currentColor')
  expect(svg).toHaveAttribute('width', '20')
  expect(svg?.querySelector('path')).toHaveAttribute('d')
})

test.each(iconNames)('%s has its drawing', (name) => {
  const { container } = render(<Icon name={name} />)
  expect(container.querySelector('svg')).toBeVisible()
})
