import { expect, test } from 'vitest'
import { callAddress, phoneNumbersIn, textAddress } from './phone-number'

test.each([
  ['112', ['112']],
  ['Dr. Ruiz 555 0142', ['555 0142']],
  ['Mum: +44 (20) 7946-0958, at home', ['+44 (20) 7946-0958']],
  ['first 911, then 555 0142, else 911', ['911', '555 0142']],
  ['my sister', []],
  ['floor 12', []],
  ['', []],
])('phoneNumbersIn(%j) is %j', (text, numbers) => {
  expect(phoneNumbersIn(text)).toEqual(numbers)
})

test.each([
  ['116 123', 'tel:116123'],
  ['+44 (20) 7946-0958', 'tel:+442079460958'],
  ['000', 'tel:000'],
  ['*4141', 'tel:*4141'],
])('%s is called with %s', (number, address) => {
  expect(callAddress(number)).toBe(address)
})

test('a text message goes to the digits of the number', () => {
  expect(textAddress('0477 13 11 14')).toBe('sms:0477131114')
})
