/** From three digits on, with the signs that people write between them. */
const written = /\+?\d(?:[\s().-]*\d){2,}/g

/** The phone numbers in what somebody wrote, each once. */
export const phoneNumbersIn = (text: string): string[] => [...new Set(text.match(written))]

/** The address that calls a number: its digits, and the plus before a country. */
export const callAddress = (number: string) => `tel:${number.replaceAll(/[^\d+]/g, '')}`
