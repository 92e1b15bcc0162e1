/** The countries whose help numbers the app knows; their names are in `locales/<code>/help.json`. */
export const helpCountries = [
  'argentina',
  'australia',
  'canada',
  'chile',
  'colombia',
  'costaRica',
  'dominicanRepublic',
  'ecuador',
  'europeanUnion',
  'ireland',
  'mexico',
  'newZealand',
  'panama',
  'paraguay',
  'peru',
  'spain',
  'unitedKingdom',
  'unitedStates',
  'uruguay',
] as const

export type HelpCountry = (typeof helpCountries)[number]

/** A stored choice: one of these countries, or `other` for any other country. */
export const chosenCountries = [...helpCountries, 'other'] as const

export type ChosenCountry = (typeof chosenCountries)[number]
