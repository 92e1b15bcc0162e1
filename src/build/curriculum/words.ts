import type { Language } from '@/mock-backend/curriculum/texts'

/** Words to avoid, each with its replacement (writing-rules.md#words). */
const avoided: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/[«»]/, '“ ”'],
    [
      /\b(colou?r(?<=our)|neighbour|favourite|grey|flavour|litre|metre|centre)\w*/i,
      'American spelling',
    ],
    [/\bemails?\b/i, 'e-mail'],
    [/\b(log ?in|login)\b/i, 'sign in'],
    [/\b(sign out|logout)\b/i, 'log out'],
    [/\bco-worker/i, 'coworker'],
    [/\bcash machine/i, 'ATM'],
    [/\bneed not\b/i, 'do not have to'],
    [/\bfilms?\b/i, 'movie'],
    [/\bwash(ing)? up\b/i, 'wash the dishes'],
    [/\btick(s|ed)?\b/i, 'check off'],
    [/\b(a|the|in) shops?\b|^shops?$/i, 'store'],
    [/\btimetable/i, 'schedule'],
    [/\bcarers?\b/i, 'caregiver'],
    [/\bon offer\b/i, 'on sale'],
  ],
  es: [
    [/[“”]/, '« »'],
    [/\bhasta el \d/i, 'a más tardar el …'],
    [/\bclaves?\b/i, 'PIN or contraseña'],
    [/\bcuentas? (de luz|de agua|de teléfono|por pagar)/i, 'factura'],
    [/\bhaz la cuenta\b/i, 'haz el cálculo'],
    [/\bpon(er)? un aviso\b/i, 'recordatorio'],
    [/\blavaplatos\b/i, 'jabón para platos'],
    [/\b(el|la|un|tu|su) móvil\b/i, 'teléfono, celular'],
    [/\b(coche|carro)\b/i, 'auto'],
    [/\b(nevera|heladera|frigorífico)\b/i, 'refrigerador'],
    [/\b(ordenador|zumo|vos|vosotros)\b/i, 'the neutral word'],
    [/\b\w+(@s?|xs|\(a\)|\/a)(?=\s|$)/i, 'an inclusive word without signs'],
    [/\b(en|dentro de) \d+ días?\./i, 'antes de … días'],
    [/\bconductor(a|es)?\b/i, 'quien conduce'],
    [/\blos demás\b/i, 'la otra gente'],
    [/\bnueces\b/i, 'frutos secos, where an allergy is meant'],
  ],
}

const unit = [/\d (°[CF]|%|kg\b|g\b|min\b)/, 'a no-break space before the unit'] as const

export function avoidedWords(text: string, language: Language): string[] {
  return [...avoided[language], unit].flatMap(([pattern, instead]) => {
    const found = pattern.exec(text)
    return found ? [`“${found[0]}” (say: ${instead}) in: ${text}`] : []
  })
}
