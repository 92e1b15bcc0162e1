import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until nothing moves: a colour halfway through a fade is nobody's choice. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(passing.map((one) => one.finished))
  })
}

/**
 * Fails on anything that axe finds on the screen as it is now, all its rules on. axe comes in through
 * the browser's own debugging line, which no page policy concerns: the policy stays as it is.
 */
export async function expectNoAxeViolations(page: Page, screen: string): Promise<void> {
  await settled(page)
  const line = await page.context().newCDPSession(page)
  await line.send('Runtime.evaluate', { expression: axe.source })
  const { result, exceptionDetails } = await line.send('Runtime.evaluate', {
    expression: 'axe.run(document, { resultTypes: ["violations"] })',
    awaitPromise: true,
    returnByValue: true,
  })
  await line.detach()
  if (exceptionDetails) throw new Error(`axe: ${exceptionDetails.exception?.description}`)
  const { violations }: AxeResults = result.value
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help} at ${JSON.stringify(target)}\n${failureSummary}`,
    ),
  )
  expect(found, `axe on ${screen}`).toEqual([])
}
