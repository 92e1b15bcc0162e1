import { expect, test } from 'vitest'
import { skillIcon } from './skill-icon'

test.each([
  ['Do the laundry', 'Lavar la ropa', 'laundry'],
  ['Take the bus', 'Viajar en bus', 'bus'],
  ['See a doctor', 'Ir al médico', 'doctor'],
  ['Take my medicine', 'Tomar mis medicinas', 'medicine'],
  ['Spot a scam', 'Descubrir una estafa', 'scam'],
  ['Understand your payslip', 'Entender tu recibo de sueldo', 'payslip'],
  ['Pay bills on time', 'Pagar las facturas a tiempo', 'bills'],
  ['Shop for food', 'Comprar comida', 'shopping'],
  ['Keep your home clean', 'Mantener limpia la casa', 'cleaning'],
  ['Be safe at home', 'Estar a salvo en casa', 'home'],
  ['Make a simple breakfast', 'Preparar un desayuno fácil', 'breakfast'],
  ['Keep food safe', 'Cuidar los alimentos', 'food'],
  ['Ask for help', 'Pedir ayuda', 'help'],
  ['Say no kindly', 'Decir no con amabilidad', 'no'],
  ['Look for work', 'Buscar trabajo', undefined],
  ['Make a budget', 'Hacer un presupuesto', undefined],
])('%s, in Spanish %s, has the picture %s', (english, spanish, icon) => {
  expect([skillIcon(english), skillIcon(spanish)]).toEqual([icon, icon])
})
