import { readFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { paths } from '@/config/paths'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { openAt } from '@tests/fixtures/browser/open-at'
import { test, type Visitor } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'
import { overflowIn } from '../../pictures/overflow'

const t = textsOf('es')
const myPage = { address: paths.myPage }
const soup = curriculum.skills.find(({ id }) => id === 11)

/** The pages as the browser prints them, with or without background graphics. */
async function printed(page: Page, printBackground: boolean): Promise<string[]> {
  const line = await page.context().newCDPSession(page)
  const { data } = await line.send('Page.printToPDF', { printBackground })
  await line.detach()
  const pdf = await getDocument({ data: new Uint8Array(Buffer.from(data, 'base64')) }).promise
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      const words = items.map((item) => ('str' in item ? item.str : ''))
      return words.join(' ').replaceAll(/\s+/g, ' ')
    }),
  )
}

/** The shares of white and black pixels of a picture in per cent, and whether it has colors. */
const looksOf = (page: Page, png: Buffer) =>
  page.evaluate(
    async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
      const seen = { white: 0, black: 0, coloured: 0 }
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
        if (Math.max(red, green, blue) - Math.min(red, green, blue) > 60) seen.coloured += 1
        else if (red > 250) seen.white += 1
        else if (red < 60) seen.black += 1
      }
      return { width: image.width, ...seen, all: data.length / 4 }
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )

const dark: Visitor = { colorScheme: 'dark', locale: 'es-MX' }

describe('my page', () => {
  test('prints a page for each skill, in its language', async ({ openApp }) => {
    const app = await openApp(dark)
    await openAt(app, 'omar', myPage, 'es')
    const { page } = app
    await page.getByText(t('my-page:stepsLoading')).first().waitFor({ state: 'hidden' })
    await page.getByRole('listitem').last().waitFor()
    const names = curriculum.skills.map(({ name }) => name.es)
    const pages = await printed(page, false)
    expect(await printed(page, true)).toEqual(pages)
    expect(pages).toHaveLength(names.length)
    const headed = pages.map((words) => names.filter((name) => words.includes(`${name} Terminada`)))
    expect(headed.flat().sort()).toEqual([...names].sort())
    expect(headed.filter((found) => found.length > 1)).toEqual([])
    expect(pages.join(' ').split(t('my-page:skill.undated'))).toHaveLength(names.length + 1)
    for (const button of ['my-page:keep.print', 'common:shell.signOut', 'my-page:back'] as const) {
      expect(pages.join(' ')).not.toContain(t(button))
    }
  })

  test('saves and shares a picture, black on white, with a descriptive name', async ({
    openApp,
  }) => {
    const app = await openApp(dark)
    const { page } = app
    await page.addInitScript(() => {
      const share = async ({ files = [] }: ShareData) => {
        Object.assign(window, { shared: files.map(({ name, type }) => ({ name, type })) })
      }
      Object.assign(navigator, { share, canShare: () => true })
    })
    await openAt(app, 'sam', myPage, 'es')
    await page.getByText(t('my-page:step.begun')).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('my-page:keep.picture') }).press('Enter')
    const file = await download
    const name = new RegExp(`^Mi página · sam.r · .*\\. ${soup?.name.es}, 1 de 6 .*\\.png$`)
    expect(file.suggestedFilename()).toMatch(name)
    const looks = await looksOf(page, readFileSync(await file.path()))
    expect(looks.width).toBe(1080)
    expect(looks.white / looks.all).toBeGreaterThan(0.7)
    expect(looks.black).toBeGreaterThan(5000)
    expect(looks.coloured, 'the island').toBeGreaterThan(3000)

    await page.getByRole('button', { name: t('my-page:keep.share') }).press('Enter')
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
      .toEqual([{ name: file.suggestedFilename(), type: 'image/png' }])
  })

  test('does not scroll sideways at 320 px or 400 % zoom, and passes axe', async ({ openApp }) => {
    const app = await openApp({ ...dark, viewport: { width: 320, height: 640 } })
    const { page } = app
    await openAt(app, 'sam', myPage, 'es')
    await page.getByText(t('my-page:step.begun')).waitFor()
    await expectNoAxeViolations(page, 'my page')
    for (const height of [640, 200]) {
      await page.setViewportSize({ width: 320, height })
      expect(await page.evaluate(overflowIn, 320)).toEqual([])
    }
  })
})
