import createEmotionServer from '@emotion/server/create-instance'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { env } from '@/config/env'
import { startI18n } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'
import { styleCache } from '@/ui/theme/theme'
import { App } from './App'
import { loadFirstScreen } from './routes'

/** A page as HTML, and the MUI styles that it needs as <style> elements. */
export type Prerendered = { html: string; styles: string }

const emotion = createEmotionServer(styleCache)

/**
 * Renders an address to HTML for a visitor without a session (src/build/plugins/prerender.ts). Throws SettingsError,
 * and any error of a component.
 */
export async function prerenderPage(path: string, language: Language): Promise<Prerendered> {
  env()
  startI18n(language)
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  )
  const failures: unknown[] = []
  const { prelude } = await prerender(<App Router={Router} first={await loadFirstScreen(path)} />, {
    // Write the page in one piece: a streamed Suspense boundary needs a script to move it into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error)
    },
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: failures[0] })
  return {
    html,
    styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)),
  }
}
