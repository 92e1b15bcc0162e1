import { expect, test } from 'vitest'
import { callAddress, phoneNumberIn } from './phone-number'

test.each([
  ['112', '112'],
  ['Dr. Ruiz 555 0142', '555 0142'],
  ['Mum: +44 (20) 7946-0958, at home', '+44 (20) 7946-0958'],
  ['first 911, then 555 0142', '911'],
  ['my sister', undefined],
  ['floor 12', undefined],
  ['', undefined],
])('finds in %j the number %j', (text, number) => {
  expect(phoneNumberIn(text)).toBe(number)
})

test.each([
  ['116 123', 'tel:116123'],
  ['+44 (20) 7946-0958', 'tel:+442079460958'],
  ['000', 'tel:000'],
])('calls %s by %s', (number, address) => {
  expect(callAddress(number)).toBe(address)
})
