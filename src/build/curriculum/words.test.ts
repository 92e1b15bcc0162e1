import { expect, it, test } from 'vitest'
import { avoidedWords } from './words'

test.each([
  ['en', 'Who reads your email?', 'e-mail'],
  ['en', 'You need not call.', 'do not have to'],
  ['en', 'Ask your neighbour.', 'American'],
  ['es', 'Paga hasta el 20.', 'a más tardar'],
  ['es', 'Di “no”.', '« »'],
  ['es', 'Escribe tu clave.', 'PIN'],
  ['es', 'Lee la cuenta de luz.', 'factura'],
  ['es', 'Invita a tod@s hoy.', 'inclusive'],
] as const)('in %s, “%s” is reported as a word to avoid', (language, text, instead) => {
  expect(avoidedWords(text, language)).toEqual([expect.stringContaining(instead)])
})

it('plain words are not reported', () => {
  expect(avoidedWords('Pay the bill by June 20. Ask your neighbor.', 'en')).toEqual([])
  expect(avoidedWords('Paga la factura a más tardar el 20 de junio.', 'es')).toEqual([])
  expect(avoidedWords('La música suena hasta las 11. Los taxis son amarillos.', 'es')).toEqual([])
})
