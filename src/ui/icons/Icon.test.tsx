import { render } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Icon } from './Icon'

test('icons are inline, in the text color, and hidden from screen readers', () => {
  const { container } = render(<Icon name="arrow-right" size={20} />)
  const svg = container.querySelector('svg')
  expect(svg).toHaveAttribute('aria-hidden', 'true')
  expect(svg).toHaveAttribute('stroke', 'currentColor')
  expect(svg).toHaveAttribute('width', '20')
  expect(svg?.querySelector('path')).toHaveAttribute('d')
})

test('every name has its drawing', () => {
  const source = readFileSync('src/ui/icons/Icon.tsx', 'utf8')
  const names = [...source.matchAll(/^ {2}\| '(.*)'$/gm)].map(([, name]) => `${name}.svg`)
  const files = ['actions', 'signs'].flatMap((folder) => readdirSync(`src/ui/icons/${folder}`))
  expect(names.toSorted()).toEqual(files.toSorted())
})
