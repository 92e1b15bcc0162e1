import { expect, test } from 'vitest'
import type { Crowding } from './crowding'
import { countScreen } from './crowding-limits'
import { crowdingTable } from './crowding-table'

const calm: Crowding = {
  primary: ['Continue'],
  pressable: ['Menu', 'Continue'],
  before: ['Back to the map', '40 % ·'],
  share: 0.8,
  isChart: false,
  texts: [],
}
const full: Crowding = { ...calm, pressable: Array.from({ length: 10 }, () => 'Go'), share: 0.3 }
const count = (state: string, crowding: Crowding, covered: string[] = []) =>
  countScreen({ state, window: '360 × 740, en' }, crowding, covered)

test('a calm screen misses no limit', () => {
  expect(count('map', calm)).toMatchObject({
    counts: { primary: 1, pressable: 2, words: 5, content: 80, twice: 0, covered: 0 },
    missed: [],
    problems: [],
  })
})

test.each<[string, Partial<Crowding>, string]>([
  ['two primary buttons', { primary: ['Save', 'Send'] }, '2 primary buttons: Save | Send'],
  ['ten things to press', { pressable: full.pressable }, '10 things to press, at most 9: Go | Go'],
  ['46 words first', { before: ['word '.repeat(46)] }, '46 words before the content, at most 45'],
  ['little content', { share: 0.49 }, '49 % are content, at least 50 %'],
  ['little of a chart', { share: 0.59, isChart: true }, '59 % are content, at least 60 %'],
])('a screen with %s misses its limit', (_, more, words) => {
  expect(count('map', { ...calm, ...more }).problems).toEqual([expect.stringContaining(words)])
})

test('a limit with an exception for the state is not missed', () => {
  const state = { state: 'menu', window: '360 × 740, en', calm: { pressable: 'a menu' } }
  expect(countScreen(state, full, []).missed).toEqual(['content'])
})

test('the table lists the worst screen first and marks missed limits', () => {
  const screens = [count('map', calm), count('path', full, ['"Map" lies over "Cook"'])]
  expect(crowdingTable(screens)).toBe(
    [
      'state  window         primary  pressable  words before  content  twice  covered',
      'path   360 × 740, en       1         10*            5     30 %*     0        1*',
      'map    360 × 740, en       1          2             5     80 %      0        0',
      '',
      '1 of 2 miss a limit (*)',
    ].join('\n'),
  )
})
