/** The password of every seeded account. */
export const seedPassword = 'Norte2026'

/** The progress of a seeded account; a type of module means right before the first one of that type. */
export type Start =
  | 'new'
  | 'onboarded'
  | 'selected'
  | 'midway'
  | 'almost'
  | 'finished'
  | 'pdf'
  | 'practice'
  | 'challenge'

export type SeededLearner = {
  email: string
  username: string | null
  start: Start
  /** One sentence for the list of accounts to sign in as. */
  about: { en: string; es: string }
}

export const seededLearners: readonly SeededLearner[] = [
  {
    email: 'sam@example.com',
    username: 'sam.r',
    start: 'midway',
    about: {
      en: 'Sam has three skills and is in the middle of the first one.',
      es: 'Sam tiene tres habilidades y va por la mitad de la primera.',
    },
  },
  {
    email: 'lucia@example.com',
    username: 'lucia',
    start: 'selected',
    about: {
      en: 'Lucía has chosen her skills and has not started yet.',
      es: 'Lucía eligió sus habilidades y todavía no ha empezado.',
    },
  },
  {
    email: 'mateo@example.com',
    username: 'mateo',
    start: 'pdf',
    about: {
      en: 'Mateo is making a budget. Next: a sheet to read (PDF).',
      es: 'Mateo hace un presupuesto. Sigue una hoja para leer (PDF).',
    },
  },
  {
    email: 'rosa@example.com',
    username: 'rosa',
    start: 'practice',
    about: {
      en: 'Rosa is making a budget. Next: a practice.',
      es: 'Rosa hace un presupuesto. Sigue una práctica.',
    },
  },
  {
    email: 'tomas@example.com',
    username: 'tomas',
    start: 'challenge',
    about: {
      en: 'Tomás is making a budget. Next: a challenge.',
      es: 'Tomás hace un presupuesto. Sigue un reto.',
    },
  },
  {
    email: 'ana@example.com',
    username: 'ana_m',
    start: 'almost',
    about: {
      en: 'Ana is one lesson away from a trophy.',
      es: 'A Ana le falta una lección para un trofeo.',
    },
  },
  {
    email: 'omar@example.com',
    username: 'omar-k',
    start: 'finished',
    about: { en: 'Omar has finished everything.', es: 'Omar terminó todo.' },
  },
  {
    email: 'noor@example.com',
    username: 'noor',
    start: 'onboarded',
    about: {
      en: 'Noor has not chosen any skills yet.',
      es: 'Noor todavía no ha elegido habilidades.',
    },
  },
  {
    email: 'kim@example.com',
    username: null,
    start: 'new',
    about: { en: 'Kim has just signed up.', es: 'Kim acaba de crear su cuenta.' },
  },
]

/** Reset tokens of sam for trying the reset screen by hand: one valid, one expired. */
export const seededResetTokens = {
  live: 'a-reset-token-of-sam-that-still-works',
  past: 'a-reset-token-of-sam-past-its-time',
}
