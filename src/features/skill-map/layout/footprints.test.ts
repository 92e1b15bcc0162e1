import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoryFootprint, harbourFootprint, skillFootprint, textSizes } from './footprints'

const size = textSizes(false, 1)
const skillWidths = { least: 140, most: 220 }
const islandWidths = { least: 204, most: 232 }
const skill = (name: string, status = '40%') => skillFootprint({ name, status }, size, skillWidths)
const island = (name: string) => categoryFootprint({ name, count: 'show 3' }, size, islandWidths)

describe('a skill', () => {
  test('with an everyday name is 140 by 122, as in the design', () => {
    expect(skill('Make a budget')).toEqual({ width: 140, above: 30, below: 92, dividesWord: false })
  })

  test('grows wider before its name takes a third line', () => {
    const { width } = skill('Understand what is written on a pay slip')
    expect(width).toBeGreaterThan(140)
    expect(width).toBeLessThanOrEqual(220)
  })

  test('grows higher when the name is still too long, so that no word is cut', () => {
    const long = 'Talk to the people next door about noise, parcels, bins and the shared garden'
    expect(skill(long).width).toBe(220)
    expect(skill(long).below).toBeGreaterThan(skill('Make a budget').below)
  })

  test('reports that a single word has to be hyphenated', () => {
    expect(skill('Donaudampfschifffahrtsgesellschaftskapitän').dividesWord).toBe(true)
    expect(skill('Cook').dividesWord).toBe(false)
  })

  test('on a phone a long status takes a second line of its own', () => {
    const narrow = { least: 80, most: 80 }
    const name = 'Cocinar una receta fácil'
    const wrapped = skillFootprint({ name, status: 'Hecho · 100 %' }, size, narrow)
    const plain = skillFootprint({ name, status: '40 %' }, size, narrow)
    expect(wrapped.below).toBeGreaterThan(plain.below)
  })
})

describe('an island', () => {
  test('with a short name is 204 by 134, as in the design', () => {
    expect(island('Finances')).toEqual({ width: 204, above: 44, below: 90, dividesWord: false })
  })

  test('with a long name grows in width, then in height', () => {
    const long = island('Living independently in a flat of your own')
    expect(long.width).toBe(232)
    expect(long.below).toBeGreaterThan(90)
  })
})

describe('the harbour', () => {
  test('is 150 by 182, as in the design', () => {
    expect(harbourFootprint('You · sam.r', size, 300)).toEqual({
      width: 150,
      above: 68,
      below: 114,
    })
  })

  test('fits the longest username on one line', () => {
    const { width, below } = harbourFootprint('You · abcdefghijklmnopqrst', size, 320)
    expect(width).toBeGreaterThan(150)
    expect(below).toBe(114)
  })

  test('a name of any length stays within its width', () => {
    expect(harbourFootprint('n'.repeat(400), size, 300).width).toBeLessThanOrEqual(300)
  })
})

describe('larger text in the browser', () => {
  test('makes larger labels', () => {
    const large = textSizes(false, 2)
    expect(large.name).toBe(2 * size.name)
    const label = { name: 'Keep your home clean', status: '25%' }
    const wide = skillFootprint(label, large, { least: 280, most: 440 })
    expect(wide.below).toBeGreaterThan(skillFootprint(label, size, skillWidths).below)
  })
})

test('a longer name never takes less room', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.string({ maxLength: 80 }), (start, more) => {
      const short = skill(start)
      const long = skill(`${start} ${more}`)
      const area = ({ width, below }: { width: number; below: number }) => width * below
      expect(long.width).toBeGreaterThanOrEqual(short.width)
      expect(area(long)).toBeGreaterThanOrEqual(area(short))
    }),
  )
})
