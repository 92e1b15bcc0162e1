import { describe, expect, test } from 'vitest'
import { step } from '@tests/fixtures/path-steps'
import { pathNodes } from '../path-nodes'
import { nodeFootprint } from './node-footprints'

const wide = { width: 1280, portrait: false }
const phone = { width: 390, portrait: true }
const short = { title: 'Wash', status: 'Locked' }

function nodeAt(index: number, ...modules: string[]) {
  const subSkills = modules.map((letters) => step('Wash', letters))
  const node = pathNodes({ skillName: '', subSkills }).nodes[index]
  if (!node) throw new Error(`No node ${index}`)
  return node
}

describe('the room of a place', () => {
  test('holds the disc, a gap and two lines of words', () => {
    const { above, below } = nodeFootprint(nodeAt(2, 'p', 'n'), short, wide)
    expect(above).toBe(53)
    expect(below).toBe(42 + 8 + 16 * 1.25 + 15 * 1.25)
  })

  test('grows with a long name and with larger text', () => {
    const node = nodeAt(2, 'p', 'n')
    const usual = nodeFootprint(node, short, wide).below
    const long = { ...short, title: 'Wash and cut the vegetables for the soup' }
    expect(nodeFootprint(node, long, wide).below).toBeGreaterThan(usual)
    expect(nodeFootprint(node, short, { ...wide, textScale: 2 }).below).toBeGreaterThan(usual)
  })

  test('moves the words under the ring of a step in progress', () => {
    const running = nodeFootprint(nodeAt(1, 'p', 'n'), short, wide)
    const locked = nodeFootprint(nodeAt(2, 'p', 'n'), short, wide)
    expect(running.below - locked.below).toBe(11)
  })

  test.each([
    ['a wide window', wide, 92],
    ['a phone', phone, 96],
  ])('has the boat above it in %s where the learner is', (_, look, above) => {
    expect(nodeFootprint(nodeAt(1, 'p', 'n'), short, look).above).toBe(above)
  })

  test('has no boat above it at the trophy, where the boat lies beside the island', () => {
    expect(nodeFootprint(nodeAt(2, 'd'), short, wide).above).toBe(58)
  })
})
