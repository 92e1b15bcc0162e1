import { readdirSync, readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { Icon, iconNames } from '@/components/icons/Icon'
import { kinds } from '@/domain/kinds'
import { moduleTypes } from '@/domain/learning-path'
import { shipOf } from '@/domain/profile'
import { skillIcons } from '@/domain/skill-icon'
import { journeys } from '@/screens/onboarding/journeys'
import { changeSettings } from '@/session/storage'
import { render } from '@tests/support/render'
import { Boat } from './Boat'
import { IslandArt } from './IslandArt'
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

test.each([
  ['icons', iconNames],
  ['kinds', kinds],
  ['module-types', moduleTypes],
  ['skills', skillIcons],
])('there is a drawing in %s for each name', (folder, names) => {
  const files = readdirSync(`src/assets/${folder}`)
  expect(files.toSorted()).toEqual(names.map((name) => `${name}.svg`).toSorted())
})

test('a picture is the drawing of its name', () => {
  expect(drawn(<Icon name="lock" />)).toEqual(inFile('icons/lock'))
  expect(drawn(<KindIcon kind="recipe" />)).toEqual(inFile('kinds/recipe'))
  expect(drawn(<ModuleIcon type="quiz" />)).toEqual(inFile('module-types/quiz'))
  expect(drawn(<IslandArt iconType=" Cooking" />)).toEqual(inFile('islands/isle-cooking'))
  expect(drawn(<IslandArt iconType="constructor" />)).toEqual(inFile('islands/isle-generic'))
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
