import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '@/config/paths'
import { lessonLocation } from '@tests/fixtures/curriculum-lessons'
import { onChoose } from '@tests/fixtures/guests'
import { renderApp } from '@tests/fixtures/render-app'

const skillId = 45

vi.mock('@/app/extras', async () => ({ extras: (await import('@tests/fixtures/guests')).guests }))

// React reports what a boundary catches.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('the menu opens the page of a guest', async () => {
  const { user } = await renderApp({ path: paths.skillMap, learner: 'sam@example.com' })
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('link', { name: 'Guest page' }))
  expect(await screen.findByRole('heading', { name: 'Screen of a guest' })).toBeVisible()
  expect(window.location.pathname).toBe('/guest')
})

test('the page of a guest asks for a sign-in', async () => {
  await renderApp({ path: '/guest' })
  await waitFor(() => expect(window.location.pathname).toBe(paths.signIn))
})

test('the menu runs the action of a guest, and closes', async () => {
  const { user } = await renderApp({ path: paths.skillMap, learner: 'sam@example.com' })
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog'))
  await user.click(menu.getByRole('button', { name: 'Guest action' }))
  expect(onChoose).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a band and a remark stand on the map and on the path of a skill, without those that fail', async () => {
  const learner = 'sam@example.com'
  const map = await renderApp({ path: paths.skillMap, learner })
  expect(await screen.findByText('band on map null')).toBeVisible()
  expect(screen.getByText('remark on map null')).toBeVisible()
  expect(screen.getByText('behind all screens')).toBeVisible()
  map.unmount()

  await renderApp({ path: paths.learningPath, learner, state: { skillId } })
  expect(await screen.findByText(`band on path ${skillId}`)).toBeVisible()
  expect(screen.getByText(`remark on path ${skillId}`)).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
})

test('a tool stands in the head of a lesson, without the one that fails', async () => {
  const { address, state } = lessonLocation(4010)
  await renderApp({ path: address, learner: 'sam@example.com', state })
  expect(await screen.findByRole('button', { name: 'Guest tool' })).toBeVisible()
})
