import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routesOf } from './route-files'

test('every screen is found in the route table, with its address and whether it needs a session', () => {
  const routes = routesOf()
  const screens = readdirSync('src/screens').filter((name) => name.endsWith('Screen.tsx'))
  expect([...new Set(routes.map(({ screen }) => screen))].sort()).toEqual(
    screens.map((name) => `/src/screens/${name}`).sort(),
  )
  expect(routes).toContainEqual({
    path: '/skillmap/:categoryId',
    access: 'signed-in',
    screen: '/src/screens/SkillMapScreen.tsx',
  })
  expect(routes.find(({ path }) => path === '/SignIn')?.access).toBe('public')
})
