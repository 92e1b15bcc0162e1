import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KindIcon } from '@/art/kinds/KindIcon'
import { ModuleIcon } from '@/art/kinds/ModuleIcon'
import { Icon } from './Icon'

test('icons are inline, in the text color, and hidden from screen readers', () => {
  const { container } = render(<Icon name="arrow-right" size={20} />)
  const svg = container.querySelector('svg')
  expect(svg).toHaveAttribute('aria-hidden', 'true')
  expect(svg).toHaveAttribute('stroke', 'currentColor')
  expect(svg).toHaveAttribute('width', '20')
  expect(svg?.querySelector('path')).toHaveAttribute('d')
})

test('there is an icon for a kind of node and for a type of module', () => {
  const { container } = render(
    <>
      <KindIcon kind="recipe" />
      <ModuleIcon type="video" />
    </>,
  )
  expect(container.querySelectorAll('svg[width="24"] path').length).toBeGreaterThan(1)
})
