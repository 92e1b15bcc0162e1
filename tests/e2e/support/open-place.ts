import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { languageKey, type Language } from '@/i18n/languages'
import { seedPassword } from '@/mock-backend/seed/learners'

export type PlaceInApp = { address: string; state?: object }

async function tokenFor(email: string): Promise<string> {
  const response = await fetch(`${inject('apiBaseUrl')}/auth/validate_user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: seedPassword }),
  })
  const { access_token: token }: { access_token?: string } = await response.json()
  if (token === undefined) throw new Error(`${email} cannot sign in`)
  return token
}

/**
 * Opens a place of the app as a learner who is signed in already, as if the app itself had led there:
 * with the state that the router keeps. `learner` is what stands before @example.com.
 */
export async function openPlace(
  { page, url }: { page: Page; url: string },
  learner: string,
  place: PlaceInApp,
  language: Language = 'en',
): Promise<void> {
  const email = `${learner}@example.com`
  const stored = { [languageKey]: language, accessToken: await tokenFor(email), userKey: email }
  await page.addInitScript(
    ({ kept, usr }) => {
      // Only where nothing has been kept yet: a reload goes on with what the app has done. Players in
      // frames have their own.
      if (window !== window.top || history.state !== null) return
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
      history.replaceState({ usr, key: 'start', idx: 0 }, '')
    },
    { kept: stored, usr: place.state },
  )
  await page.goto(url + place.address)
}
