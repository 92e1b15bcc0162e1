import { createContext, use } from 'react'
import { useReducedMotion } from '../layout/useMediaQuery'

/** How somebody wants the pages to look, beside what their device says. */
export type Look = {
  /** In percent of the browser's own size. */
  textSize: string
  /** `device`, `light` or `dark`. */
  colours: string
  /** `device` or `more`. */
  contrast: string
  /** Of the buttons that read aloud, what the landing knows of them: it is there before any settings. */
  listen: string
  speed: string
}

/** Puts a look on the page, where token-variables.ts finds it; index.html does so before the first paint. */
export function applyLook({ textSize, colours, ...look }: Look): void {
  const { style, dataset } = document.documentElement
  style.fontSize = textSize === '100' ? '' : `${textSize}%`
  dataset['colours'] = colours
  for (const name of ['contrast', 'listen', 'speed'] as const) dataset[name] = look[name]
  // The bar of the browser round the page.
  for (const bar of document.querySelectorAll<HTMLElement>('meta[data-bar]')) {
    const own = bar.dataset['bar']
    const chosen = own === colours ? 'all' : 'not all'
    bar.setAttribute('media', colours === 'device' ? `(prefers-color-scheme: ${own})` : chosen)
  }
}

/** True where a learner has asked for still pictures. */
export const CalmContext = createContext(false)

/** Whether what celebrates stands still: the device or the learner asks for it. */
export function useCalm(): boolean {
  const isReduced = useReducedMotion()
  return use(CalmContext) || isReduced
}
