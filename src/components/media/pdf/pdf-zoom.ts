import { textScale } from '@/lib/text-scale'

export const zooms = { least: 1, most: 4, step: 0.5 }

/** The step that is nearest to the text size, so that larger text also enlarges the words of a pdf. */
export function zoomOfText(): number {
  const nearest = Math.round(textScale() / zooms.step) * zooms.step
  return Math.min(Math.max(nearest, zooms.least), zooms.most)
}
