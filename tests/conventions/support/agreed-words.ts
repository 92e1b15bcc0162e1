/**
 * Translations of words that have one meaning everywhere (locales/words.md): if the English text
 * has the first word, its Spanish must have the second.
 */
export const agreedWords: readonly (readonly [en: string, es: string])[] = [
  ['skill', 'habilidad'],
  ['step', 'paso'],
  ['lesson', 'lección'],
  ['quiz', 'cuestionario'],
  ['goal', 'objetivo'],
  ['password', 'contraseña'],
  ['PIN', 'PIN'],
  ['code', 'código'],
  ['account', 'cuenta'],
  ['bill', 'factura'],
  ['receipt', 'recibo'],
  ['payslip', 'recibo'],
  ['reminder letter', 'aviso'],
  ['reminder', 'recordatorio'],
  ['sum', 'cálculo'],
  ['ad', 'anuncio'],
  ['appointment', 'cita'],
  ['benefit', 'ayuda'],
  ['job coach', 'apoyo laboral'],
  ['dish soap', 'jabón para platos'],
  ['e-mail', 'correo'],
]

/** Matches a word in singular or plural, with or without its accent: "lección", "lecciones". */
function found(word: string, text: string): RegExp | null {
  const stem = word.replace(/ón$/, '[oó]n').replace(/z$/, 'zz?')
  const pattern = new RegExp(`(?<!\\p{L})${stem}(e?s)?(?!\\p{L})`, 'iu')
  return pattern.test(text) ? pattern : null
}

/** The words of a text whose Spanish is not the agreed translation. */
export function mistranslated({ en, es }: { en: string; es: string }): string[] {
  let rest = en.replaceAll(/\{\{[^}]*\}\}/g, '')
  return agreedWords.flatMap(([english, spanish]) => {
    const pattern = found(english, rest)
    if (!pattern) return []
    rest = rest.replace(new RegExp(pattern, 'giu'), '')
    return found(spanish, es) ? [] : [`“${english}” is not “${spanish}” in: ${en} | ${es}`]
  })
}
