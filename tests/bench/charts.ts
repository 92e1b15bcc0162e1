import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { landing } from '@/build/landing'
import { serveBuild, type StaticServer } from '@/build/static-server'
import { svgComponents } from '@/build/svg-component'
import { slowDown } from './cpu'

/** The app's map, React Flow as it comes, and React Flow that draws only what is seen, as the app does. */
export const chartNames = ['app', 'bare', 'bare-visible'] as const
export type ChartName = (typeof chartNames)[number]

/** Milliseconds, and frames per second. */
export type ChartRun = { mount: number; pan: number; zoom: number }

/** Builds the page of the charts and serves it. */
export async function serveChartPage(): Promise<StaticServer> {
  const folder = resolve('.cache/builds/bench')
  // What runs the bench is no production process; what it measures has to be a production build.
  process.env['NODE_ENV'] = 'production'
  await build({
    configFile: false,
    root: 'tests/bench/page',
    mode: 'production',
    logLevel: 'error',
    plugins: [landing(), svgComponents(), react()],
    resolve: { alias: { '@': resolve('src'), '@locales': resolve('locales') } },
    build: { outDir: folder, emptyOutDir: true },
  })
  return serveBuild({ folder, apiBaseUrl: 'http://127.0.0.1' })
}

type Frames = { count: number; start: number; running: boolean }

/** The frames per second that the page draws while something is done. */
async function frameRate(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const frames = { count: 0, start: performance.now(), running: true }
    const onFrame = () => {
      frames.count += 1
      if (frames.running) requestAnimationFrame(onFrame)
    }
    requestAnimationFrame(onFrame)
    Object.assign(globalThis, { drawnFrames: frames })
  })
  await act()
  return page.evaluate(() => {
    const frames: Frames = Reflect.get(globalThis, 'drawnFrames')
    frames.running = false
    return (1000 * frames.count) / (performance.now() - frames.start)
  })
}

const window = { width: 1280, height: 800 }
const middle = { x: window.width / 2, y: window.height / 2 }

/** A point on the water: no node, no button. */
function freeSpot(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(({ x, y }) => {
    for (let away = 60; away < 360; away += 10) {
      for (const [dx, dy] of [
        [away, 0],
        [0, away],
        [-away, 0],
        [0, -away],
        [away, away],
      ] as const) {
        const element = document.elementFromPoint(x + dx, y + dy)
        if (element?.matches('.react-flow__pane')) return { x: x + dx, y: y + dy }
      }
    }
    throw new Error('No free spot to drag the chart by')
  }, middle)
}

const actFor = 2500

/** Does something again and again for a while; a slow page gets less of it. */
async function forAWhile(act: (step: number) => Promise<void>): Promise<void> {
  const end = performance.now() + actFor
  for (let step = 0; performance.now() < end; step += 1) await act(step)
}

async function pan(page: Page): Promise<void> {
  const from = await freeSpot(page)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await forAWhile((step) => {
    const turn = (step / 50) * 2 * Math.PI
    return page.mouse.move(from.x + 250 * Math.sin(turn), from.y + 200 * (1 - Math.cos(turn)))
  })
  await page.mouse.up()
}

async function zoomInAndOut(page: Page): Promise<void> {
  await page.mouse.move(middle.x, middle.y)
  await page.keyboard.down('Control')
  await forAWhile((step) => page.mouse.wheel(0, step % 20 < 10 ? -12 : 12))
  await page.keyboard.up('Control')
}

/** Mounts a chart in a fresh page on a slowed processor, then drags and zooms it. */
export async function runChart(browser: Browser, url: string, name: ChartName): Promise<ChartRun> {
  const page = await browser.newPage({ viewport: window })
  try {
    await page.goto(url)
    await slowDown(page)
    const mount = await page.evaluate((chart) => {
      const mountChart: (name: string) => Promise<number> = Reflect.get(globalThis, 'mountChart')
      return mountChart(chart)
    }, name)
    return {
      mount,
      pan: await frameRate(page, () => pan(page)),
      zoom: await frameRate(page, () => zoomInAndOut(page)),
    }
  } finally {
    await page.close()
  }
}
