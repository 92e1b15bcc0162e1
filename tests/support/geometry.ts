import type { Locator } from '@playwright/test'

/** A desktop, a tablet, a phone and a small one. */
export const chartWindows = [
  [1280, 800],
  [768, 1024],
  [390, 844],
  [320, 640],
] as const

type Box = { x: number; y: number; width: number; height: number }

/** Waits until an element stands still: a chart is fitted into its frame a moment after its nodes are there. */
export const standsStill = (element: Locator) => element.hover({ trial: true })

/** The boxes of all elements of a locator, by their text. Call it once they are there. */
async function boxesOf(elements: Locator): Promise<(Box & { name: string })[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height, name: element.textContent }
    }),
  )
}

/** The names of elements that overlap another one: nothing on a chart may. */
export async function overlapsOf(elements: Locator): Promise<string[]> {
  const boxes = await boxesOf(elements)
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.x + 1 < other.x + other.width &&
          other.x + 1 < one.x + one.width &&
          one.y + 1 < other.y + other.height &&
          other.y + 1 < one.y + one.height,
      )
      .map((other) => `${one.name} / ${other.name}`),
  )
}

/** The center of an element. */
export async function centerOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
