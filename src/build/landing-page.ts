import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { languages } from '../i18n/languages.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

const logo = read('../assets/brand/logo-wordmark.svg')
const arrow = read('../assets/icons/arrow-right.svg').replace(
  '<svg',
  '<svg width="1.5rem" height="1.5rem"',
)
// In the page and not in its styles: a picture there is a document of its own, for which a slow phone's first paint waits.
const hero = read('../screens/landing/hero.svg').replace('<svg', '<svg aria-hidden="true"')

/** The words of the landing in one language, marked up as src/screens/landing/LandingScreen.tsx does. */
function wordsIn(language: string): string {
  const t: Record<string, string> = JSON.parse(read(`../../locales/${language}/landing.json`))
  return `<div class="landing-words" lang="${language}">
  <h1>${t['title']}</h1>
  <p class="landing-lead">${t['lead']}</p>
  <div class="landing-actions">
    <a href="/skillmap" class="landing-button landing-continue"><span>${t['continueLearning']}</span>${arrow}</a>
    <a href="/SignIn" class="landing-button landing-start"><span>${t['getStarted']}</span>${arrow}</a>
    <span class="landing-promise">${t['promise']}</span>
  </div>
</div>`
}

/** Writes a static landing into index.html, in every language, so that it paints before any script; React renders over it. */
export const landingPage = (): Plugin => ({
  name: 'landing-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace(
        '<!-- landing -->',
        () => `<div class="landing" data-static>
<header class="landing-header"><span class="landing-logo" role="img" aria-label="Norte">${logo}</span></header>
<main class="landing-main">${Object.keys(languages).map(wordsIn).join('\n')}</main>
<div class="landing-picture"><div class="landing-art">${hero}</div></div>
</div>`,
      ),
  },
})
