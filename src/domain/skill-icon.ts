import { matchName, type NamePatterns } from './match-name'

/** What the pictures of skills show. */
export const skillIcons = [
  'bills',
  'breakfast',
  'bus',
  'cleaning',
  'doctor',
  'food',
  'help',
  'home',
  'laundry',
  'medicine',
  'no',
  'payslip',
  'scam',
  'shopping',
] as const

export type SkillIcon = (typeof skillIcons)[number]

/** Beginnings of words that tell the picture, in English and Spanish, without accents; the first row that fits counts. */
const iconPatterns: NamePatterns<SkillIcon> = [
  ['laundry', /\b(laundry|clothes|ropa)/],
  ['bus', /\b(bus(es)?\b|train|travel|autobus|tren|viaj)/],
  ['medicine', /\b(medicin|medicamento|pill|pastilla)/],
  ['doctor', /\b(doctor|dentist|medico)/],
  ['scam', /\b(scam|fraud|estafa)/],
  ['payslip', /\b(payslip|paycheck|wage|sueldo|nomina)/],
  ['bills', /\b(bills?\b|factura)/],
  ['shopping', /\b(shop|grocer|compr)/],
  ['cleaning', /\b(clean|limpi)/],
  ['breakfast', /\b(breakfast|desayun)/],
  ['food', /\b(food|aliment|comida)/],
  ['help', /\b(help|ayuda)/],
  ['no', /\b(say no|decir (que )?no)\b/],
  ['home', /\b(home|house|casa|hogar)/],
]

/** The picture that fits the name of a skill; undefined if none does. */
export const skillIcon = (name: string): SkillIcon | undefined => matchName(iconPatterns, name)
