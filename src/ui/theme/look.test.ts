import { afterEach, expect, it } from 'vitest'
import { applyLook } from './look'

const bars = () => [...document.querySelectorAll('meta[data-bar]')]
const media = () => bars().map((bar) => bar.getAttribute('media'))

afterEach(() => {
  applyLook()
  for (const bar of bars()) bar.remove()
})

it('gives the browser toolbar the color of the page', () => {
  document.head.insertAdjacentHTML('beforeend', '<meta data-bar="light" /><meta data-bar="dark" />')
  applyLook({ colors: 'dark' })
  expect(media()).toEqual(['not all', 'all'])
  applyLook({ colors: 'light' })
  expect(media()).toEqual(['all', 'not all'])
  applyLook()
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})
