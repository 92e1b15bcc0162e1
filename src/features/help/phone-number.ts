/** From three digits on, with the signs that people write between them. */
const written = /\+?\d(?:[\s().-]*\d){2,}/g

/** The phone numbers in what somebody wrote, each once. */
export const phoneNumbersIn = (text: string): string[] => [...new Set(text.match(written))]

/** What a phone dials: the digits, the plus before a country, and the star of some short numbers. */
const dialled = (number: string) => number.replaceAll(/[^\d+*]/g, '')

/** The address that calls a number. */
export const callAddress = (number: string) => `tel:${dialled(number)}`

/** The address that begins a text message to a number. */
export const textAddress = (number: string) => `sms:${dialled(number)}`
