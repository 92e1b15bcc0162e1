import { createContext, use } from 'react'
import { useReducedMotion } from '../layout/useMediaQuery'

/** The learner's settings of the look, which win over the device's. */
export type Look = {
  /** Text size in percent of the browser's. */
  textSize: string
  /** `device`, `light` or `dark`. */
  colours: string
  /** `device` or `more`. */
  contrast: string
}

/** Sets the attributes of `<html>` that token-variables.ts selects by; index.html does the same before the first paint. */
export function applyLook({ textSize, colours, contrast }: Look): void {
  const { style, dataset } = document.documentElement
  style.fontSize = textSize === '100' ? '' : `${textSize}%`
  dataset['colours'] = colours
  dataset['contrast'] = contrast
  // The colour of the browser's toolbar.
  for (const bar of document.querySelectorAll<HTMLElement>('meta[data-bar]')) {
    const own = bar.dataset['bar']
    const chosen = own === colours ? 'all' : 'not all'
    bar.setAttribute('media', colours === 'device' ? `(prefers-color-scheme: ${own})` : chosen)
  }
}

/** True where a learner has set calm celebrations. */
export const CalmContext = createContext(false)

/** Whether celebrations are still pictures: by the device's reduced motion, or by the learner's setting. */
export function useCalm(): boolean {
  const isReduced = useReducedMotion()
  return use(CalmContext) || isReduced
}
