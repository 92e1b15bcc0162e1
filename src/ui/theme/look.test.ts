import { afterEach, expect, it } from 'vitest'
import { applyLook } from './look'

const look = { textSize: '100', contrast: 'device' }
const media = () =>
  [...document.querySelectorAll('meta[data-bar]')].map((bar) => bar.getAttribute('media'))

afterEach(() => {
  applyLook({ ...look, colours: 'device' })
  document.head.innerHTML = ''
})

it('gives the browser toolbar the color of the page', () => {
  document.head.innerHTML = '<meta data-bar="light" /><meta data-bar="dark" />'
  applyLook({ ...look, colours: 'dark' })
  expect(media()).toEqual(['not all', 'all'])
  applyLook({ ...look, colours: 'light' })
  expect(media()).toEqual(['all', 'not all'])
  applyLook({ ...look, colours: 'device' })
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})
