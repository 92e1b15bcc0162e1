import type { TestHost } from '@tests/fixtures/browser/test-host'
import { serveChartPage } from './charts'
import { found, inTurn, type Finding } from './findings'
import { pressToPaint } from './interactions'
import { median, table } from './numbers'

const kinds = ['dialog', 'drawer', 'popover'] as const
const names = kinds.flatMap((kind) => [`native ${kind}`, `MUI ${kind}`] as const)

/**
 * From the press that opens a layer above a map of 60 skills to the next paint: native elements
 * compared with MUI's.
 */
export async function benchLayers({ browser }: TestHost, runs: number): Promise<Finding> {
  const { url, close } = await serveChartPage()
  try {
    const times = await inTurn(names, runs, async (name) => {
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
    const cell = (name: (typeof names)[number]) => median(times.get(name) ?? []).toFixed(0)
    const rows = kinds.map((kind) => [kind, cell(`native ${kind}`), cell(`MUI ${kind}`)])
    return found(table(['press to next paint, ms', 'native', 'MUI'], rows))
  } finally {
    await close()
  }
}
