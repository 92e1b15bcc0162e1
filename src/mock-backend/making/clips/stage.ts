import { chromium, type Browser, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'

const WIDTH = 640
const HEIGHT = 360

const font = readFileSync(
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
).toString('base64')

// The text is at the top, where the player's controls never cover it; the picture is below.
const styles = `
  @font-face { font-family: Atkinson; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }
  body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; background: #E3F0F9; font-family: Atkinson }
  p { box-sizing: border-box; margin: 0; height: 104px; padding: 0 28px; display: flex; align-items: center;
      justify-content: center; background: #12365E; color: #fff; font-size: 32px; font-weight: 700; line-height: 1.2 }
  span { text-align: center; text-wrap: balance }
  svg { display: block; width: ${WIDTH}px; height: 256px }
  text { font-weight: 700; text-anchor: middle }`

export interface Stage {
  page: Page
  close: () => Promise<void>
}

/** A browser page with the styles of the clips. */
export async function openStage(): Promise<Stage> {
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--headless', '--font-render-hinting=none'],
  })
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  await page.setContent(`<style>${styles}</style><main></main>`)
  await page.evaluate(() => document.fonts.load('700 32px Atkinson'))
  return { page, close: () => browser.close() }
}

/** Draws one frame as PNG. Throws if the text needs more than two lines. */
export async function drawFrame({ page }: Stage, words: string, svg: string): Promise<Buffer> {
  const html = `<p><span>${words}</span></p><svg viewBox="0 0 640 256">${svg}</svg>`
  const height = await page.evaluate((content) => {
    const main = document.querySelector('main')
    if (main) main.innerHTML = content
    return document.querySelector('span')?.offsetHeight ?? 0
  }, html)
  if (height > 80) throw new Error(`Too long for two lines: ${words}`)
  return page.screenshot({ type: 'png' })
}
