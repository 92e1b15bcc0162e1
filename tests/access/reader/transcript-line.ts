import type { Language } from '@/i18n/languages'
import type { Announcement } from './announcements'

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

export function transcriptLine(announcement: Announcement, language: Language): string {
  if (announcement.kind === 'live') return announcement.text
  const say = (word: string) => words[language]?.[word] ?? word
  const { name, role, states, about } = announcement
  return [name, say(role), ...states.map(say), about].filter((part) => part !== '').join(', ')
}
