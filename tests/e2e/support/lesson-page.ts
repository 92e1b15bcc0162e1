import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { seedPassword } from '@/mock-backend/seed/learners'
import type { OpenedApp } from './test-app'

export type Lesson = { id: number; type: 'pdf' | 'practice'; title: string }

const email = 'lucia@example.com'

async function token(apiBaseUrl: string): Promise<string> {
  const response = await fetch(`${apiBaseUrl}/auth/validate_user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: seedPassword }),
  })
  const answer: { access_token: string } = await response.json()
  return answer.access_token
}

/** Opens a lesson of the small content as the path leads there, signed in. */
export async function openLesson({ page, url }: OpenedApp, lesson: Lesson): Promise<void> {
  const module = { ...lesson, contentId: lesson.id, description: '', nodeType: 'recipe' }
  await page.addInitScript(
    ([accessToken, userKey, usr]) => {
      localStorage.setItem('accessToken', accessToken)
      localStorage.setItem('userKey', userKey)
      if (history.state === null) history.replaceState({ usr, key: 'start', idx: 0 }, '')
    },
    [await token(inject('apiBaseUrl')), email, { skillId: 11, module }] as const,
  )
  await page.goto(`${url}/learningpath/recipe`)
}

/** Counts the Blobs of pdfs that have an address; to be called before the page loads. */
export async function countPdfBlobs(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const live = new Set<string>()
    Reflect.set(window, 'livePdfs', live)
    const create = URL.createObjectURL.bind(URL)
    const revoke = URL.revokeObjectURL.bind(URL)
    URL.createObjectURL = (blob) => {
      const address = create(blob)
      if (blob instanceof Blob && blob.type === 'application/pdf') live.add(address)
      return address
    }
    URL.revokeObjectURL = (address) => {
      live.delete(address)
      revoke(address)
    }
  })
  return () =>
    page.evaluate(() => {
      const live: unknown = Reflect.get(window, 'livePdfs')
      return live instanceof Set ? live.size : -1
    })
}

/** How much of the drawn page is dark, in parts of a thousand: an empty page has nothing. */
export function ink(page: Page): Promise<number> {
  return page
    .locator('[role=group] canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
      const dark = (pixels ?? []).filter((red, index) => index % 4 === 0 && red < 128)
      return (1000 * dark.length) / (canvas.width * canvas.height)
    })
}
