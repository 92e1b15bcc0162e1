/** The countries whose numbers for help the app knows; their names stand in `locales/<code>/help.json`. */
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

/** What a learner has chosen: one of them, or that theirs is not among them. */
export const chosenCountries = [...helpCountries, 'other'] as const

export type ChosenCountry = (typeof chosenCountries)[number]
