import { chromium } from '@playwright/test'
import { mkdirSync, readFileSync } from 'node:fs'

const drawing = readFileSync('src/art/brand/favicon.svg', 'utf8')

/**
 * Systems crop a maskable icon to their own shape: the background fills it, and the mark is small
 * enough for every crop.
 */
const maskable = drawing
  .replace('rx="11" ', '')
  .replace('translate(4.5 4) scale(.8)', 'translate(9.9 9.4) scale(.59)')

const icons = [
  { name: 'norte-192', size: 192, svg: drawing },
  { name: 'norte-512', size: 512, svg: drawing },
  { name: 'norte-maskable-512', size: 512, svg: maskable },
  { name: 'apple-touch-icon', size: 180, svg: drawing.replace('rx="11" ', '') },
]

/** Draws the icons of the installed app into `public/icons`, from the favicon. */
async function main(): Promise<void> {
  mkdirSync('public/icons', { recursive: true })
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  for (const { name, size, svg } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    const sized = svg.replace(
      '<svg ',
      `<svg width="${size}" height="${size}" style="display:block" `,
    )
    await page.setContent(`<body style="margin:0;background:transparent">${sized}`)
    await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true })
    await page.close()
  }
  await browser.close()
}

await main()
