import type { Localized } from '@/mock-backend/curriculum/texts'

/**
 * One word for one thing, in lessons and interface alike (locales/words.md): what the English of a text names with the
 * first word, its Spanish names with the second. Only words that mean one thing wherever they stand.
 */
export const sameWords: readonly (readonly [en: string, es: string])[] = [
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

/** A word in the singular or the plural, with or without its accent: "lección", "lecciones". */
function found(word: string, text: string): RegExp | null {
  const stem = word.replace(/ón$/, '[oó]n').replace(/z$/, 'zz?')
  const pattern = new RegExp(`(?<!\\p{L})${stem}(e?s)?(?!\\p{L})`, 'iu')
  return pattern.test(text) ? pattern : null
}

/** Which things are called otherwise in the Spanish of a text than everywhere else. */
export function otherWords({ en, es }: Localized): string[] {
  let rest = en.replaceAll(/\{\{[^}]*\}\}/g, '')
  return sameWords.flatMap(([english, spanish]) => {
    const pattern = found(english, rest)
    if (!pattern) return []
    rest = rest.replace(new RegExp(pattern, 'giu'), '')
    return found(spanish, es) ? [] : [`“${english}” is not “${spanish}” in: ${en} | ${es}`]
  })
}
