import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { kinds } from '@/domain/kinds'
import { moduleTypes } from '@/domain/learning-path'
import { shipOf } from '@/domain/profile'
import { journeys } from '@/screens/onboarding/journeys'
import { changeSettings } from '@/session/storage'
import { render } from '@tests/support/render'
import { Boat } from './Boat'
import { KindIcon } from './KindIcon'
import { ModuleIcon } from './ModuleIcon'

/** The shapes in a picture. */
const shapes = (svg: string) =>
  [...svg.matchAll(/ (?:d|cx|rx)="([^"]+)"/g)].map(([, shape]) => shape)

const drawn = (ui: ReactNode) => shapes(render(ui).container.innerHTML)

/** The shapes of a picture in src/assets. */
function inFile(name: string) {
  const found = shapes(readFileSync(`src/assets/${name}.svg`, 'utf8'))
  if (found.length === 0) throw new Error(`${name} has no shapes`)
  return found
}

beforeEach(() => localStorage.clear())

test.each(kinds)('a node of the kind %s has the icon of its name', (kind) => {
  expect(drawn(<KindIcon kind={kind} />)).toEqual(inFile(`kinds/${kind}`))
})

test.each(moduleTypes)('a module of the type %s has the icon of its name', (type) => {
  expect(drawn(<ModuleIcon type={type} />)).toEqual(inFile(`module-types/${type}`))
})

test.each([
  ['independent', 'row-boat'],
  ['guided', 'yacht'],
  ['supported', 'cruise'],
] as const)('the journey %s has the %s, on its card and on the chart', (level, ship) => {
  expect(shipOf[level]).toBe(ship)
  const { art: Art } = journeys[level]
  expect(drawn(<Art />)).toEqual(inFile(`ships/ship-${ship}`))
  changeSettings({ ship })
  expect(drawn(<Boat />)).toEqual(inFile(`ships/marker-${ship}`))
})
