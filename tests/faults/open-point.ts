import { openAt, type AppLocation } from '@tests/fixtures/browser/open-at'
import type { OpenedApp } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'
import { mouse } from '@tests/fixtures/journey/input'
import type { Step, Visit } from '../pictures/screen-state'

export type Start = { learner?: string; at: AppLocation }

/** A visit with a mouse, in English. */
export const visitOn = (page: Visit['page']): Visit => ({
  page,
  language: 'en',
  content: 'en',
  t: textsOf('en'),
  input: mouse(page),
})

export async function openPoint(app: OpenedApp, { learner, at }: Start): Promise<Visit> {
  if (learner === undefined) await app.page.goto(app.url + at.address)
  else await openAt(app, learner, at)
  return visitOn(app.page)
}

export async function take(steps: readonly Step[], visit: Visit): Promise<void> {
  for (const step of steps) await step(visit)
}
