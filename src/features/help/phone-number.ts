/** At least three digits, with the separators that people write between them. */
const phoneNumber = /\+?\d(?:[\s().-]*\d){2,}/g

/** The phone numbers in a text, without duplicates. */
export const phoneNumbersIn = (text: string): string[] => [...new Set(text.match(phoneNumber))]

/** The characters that a phone dials: digits, the plus of a country code, and the star of some short numbers. */
const dialString = (number: string) => number.replaceAll(/[^\d+*]/g, '')

/** The `tel:` address of a number. */
export const callAddress = (number: string) => `tel:${dialString(number)}`

/** The `sms:` address of a number. */
export const textAddress = (number: string) => `sms:${dialString(number)}`
