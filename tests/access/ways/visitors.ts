export const visitors = [
  { language: 'en', locale: 'en-GB' },
  { language: 'es', locale: 'es-MX' },
] as const
