import type { Language } from '@/i18n/languages'
import type { Heard } from './heard'

/** How screen readers name roles and states. */
const words: Partial<Record<Language, Record<string, string>>> = {
  en: {},
  es: {
    button: 'botón',
    link: 'enlace',
    heading: 'título',
    textbox: 'campo de texto',
    checkbox: 'casilla',
    radio: 'opción',
    dialog: 'diálogo',
    main: 'contenido principal',
    checked: 'marcada',
    'not checked': 'sin marcar',
    open: 'abierto',
    closed: 'cerrado',
    unavailable: 'no disponible',
    current: 'actual',
    pressed: 'elegido',
  },
}

/** A line of the transcript. */
export function spoken(heard: Heard, language: Language): string {
  if (heard.kind === 'live') return heard.text
  const say = (word: string) => words[language]?.[word] ?? word
  const { name, role, states, about } = heard
  return [name, say(role), ...states.map(say), about].filter((part) => part !== '').join(', ')
}
