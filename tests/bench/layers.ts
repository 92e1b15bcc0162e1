import type { TestHost } from '@tests/fixtures/browser/test-host'
import { serveChartPage } from './charts'
import { found, inTurn, type Finding } from './findings'
import { pressToPaint } from './interactions'
import { missed } from './limits'
import { median, table } from './numbers'

const kinds = ['dialog', 'drawer', 'popover'] as const

/** From the press that opens a layer above a map of 60 skills to the next paint. */
export async function benchLayers({ browser }: TestHost, runs: number): Promise<Finding> {
  const { url, close } = await serveChartPage()
  try {
    const times = await inTurn(kinds, runs, async (name) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      try {
        await page.goto(url)
        await page.waitForFunction(() => 'mountChart' in globalThis)
        await page.evaluate((layer): unknown => Reflect.get(globalThis, 'mountChart')(layer), name)
        await page.waitForTimeout(1500)
        const time = await pressToPaint(page, page.getByText('Open the layer'))
        await page.getByRole('heading', { name: 'A step of the path' }).waitFor()
        return time
      } finally {
        await page.close()
      }
    })
    const rows = kinds.map((kind) => [kind, median(times.get(kind) ?? []).toFixed(0)])
    const misses = kinds.flatMap((kind) => missed(`open a ${kind}`, times.get(kind) ?? []) ?? [])
    return found(table(['press to next paint, ms', 'above the map'], rows), misses)
  } finally {
    await close()
  }
}
