import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { env } from '@/config/env'
import { startI18n } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'
import { App } from './App'

/**
 * The app at an address, as HTML for somebody of whom nothing is known: what the page of a way in shows before
 * any script (src/build/plugins/early-pages.ts), and what the app then takes over. Throws SettingsError.
 */
export async function buildPage(path: string, language: Language): Promise<string> {
  env()
  await startI18n(language)
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  )
  const failures: unknown[] = []
  const { prelude } = await prerender(<App Router={Router} />, {
    // In one piece, in its place: there is no script that would put together what comes later.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error)
    },
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw new Error(`${path} cannot be built`, { cause: failures[0] })
  return html
}
