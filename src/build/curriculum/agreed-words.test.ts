import { expect, test } from 'vitest'
import { mistranslated } from './agreed-words'

test.each([
  ['Pay the bill.', 'Paga la factura.', []],
  ['Pay the bills.', 'Paga las cuentas.', ['bill']],
  ['Two lessons', 'Dos lecciones', []],
  ['Two quizzes', 'Dos cuestionarios', []],
  ['A reminder letter', 'Un aviso de pago', []],
  ['A reminder', 'Un aviso', ['reminder']],
  ['Your PIN and your password', 'Tu clave y tu contraseña', ['PIN']],
  ['Continue: {{lesson}}', 'Continuar: {{lesson}}', []],
])('“%s” and “%s” use matching words except for %j', (en, es, wrong) => {
  expect(mistranslated({ en, es }).map((defect) => /“([^”]+)”/.exec(defect)?.[1])).toEqual(wrong)
})
