import type { CDPSession, Page } from 'playwright-core'

/** A cheap phone, roughly, compared with a desktop computer. */
export const slowDownBy = 4

export type CpuLine = CDPSession

/** Throttles the page's CPU, and returns the CDP session. */
export async function slowDown(page: Page, rate = slowDownBy): Promise<CpuLine> {
  const line = await page.context().newCDPSession(page)
  await line.send('Emulation.setCPUThrottlingRate', { rate })
  return line
}
