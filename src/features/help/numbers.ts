/** A number, and the key of the words that say whom it calls. */
type HelpNumber<Where extends string> = { number: string; where: Where }

/** For an emergency, where they are certain (rules.md#help). */
export const emergencyNumbers = [
  { number: '112', where: 'europe' },
  { number: '911', where: 'northAmerica' },
  { number: '999', where: 'britainIreland' },
  { number: '000', where: 'australia' },
  { number: '111', where: 'newZealand' },
  { number: '123', where: 'colombia' },
] as const satisfies readonly HelpNumber<string>[]

/** For thoughts of suicide (rules.md#help). */
export const listeningNumbers = [
  { number: '988', where: 'unitedStates' },
  { number: '116 123', where: 'britainIreland' },
  { number: '024', where: 'spain' },
] as const satisfies readonly HelpNumber<string>[]
