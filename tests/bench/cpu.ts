import type { CDPSession, Page } from 'playwright-core'

/** A cheap phone, roughly, against a computer for work. */
export const slowDownBy = 4

export type CpuLine = CDPSession

/** Slows the page's processor down, and returns the line to the browser. */
export async function slowDown(page: Page, rate = slowDownBy): Promise<CpuLine> {
  const line = await page.context().newCDPSession(page)
  await line.send('Emulation.setCPUThrottlingRate', { rate })
  return line
}
