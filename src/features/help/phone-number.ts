/** From three digits on, with the signs that people write between them. */
const written = /\+?\d(?:[\s().-]*\d){2,}/

/** The first phone number in what somebody wrote; undefined where there is none. */
export const phoneNumberIn = (text: string): string | undefined => written.exec(text)?.[0]

/** The address that calls a number: its digits, and the plus before a country. */
export const callAddress = (number: string) => `tel:${number.replaceAll(/[^\d+]/g, '')}`
