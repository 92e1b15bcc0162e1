import { createHash } from 'node:crypto'
import { surveyOf } from '../plugins/survey-frame.ts'

/** Hashes of styles that libraries write into the page. They change with those libraries. */
export const libraryStyleHashes = {
  /** Emotion adds an empty style element and fills it by script, which the policy allows. */
  emotion: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  /** The shadow trees of the YouTube and the Vimeo element, which react-player uses. */
  youtube: 'sha256-MfsPLRug/nu3YOdJ35iMVDhjk7V/W1KXCVSi27acOz4=',
  vimeo: 'sha256-Sf71XEX5GeNyLKsBW6uWQPEZ/sObgYiquJAkBlawYmo=',
}

/**
 * Add "https://video.example" here for a host whose videos come in parts (HLS, DASH): the player fetches those by script.
 * `npm run check:backend` names such hosts. A video in one file may be on any https host.
 */
export const streamHosts: readonly string[] = []

/** The source by which a policy allows an inline script or style: the hash of the text between its tags. */
export function cspHash(text: string): string {
  // A browser reads every end of a line as LF before it hashes.
  const read = text.replaceAll(/\r\n?/g, '\n')
  return `sha256-${createHash('sha256').update(read).digest('base64')}`
}

const quoted = (hash: string) => `'${hash}'`

/** The texts of a page's inline `<style>` elements, or of those `<script>` elements that a browser runs. */
function inlineTexts(html: string, element: 'script' | 'style'): string[] {
  const elements = html.matchAll(
    new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}\\s*>`, 'gi'),
  )
  return [...elements]
    .filter(([, attributes = '']) => !/\s(src|type\s*=\s*"?application\/)/i.test(attributes))
    .map(([, , text = '']) => text)
}

/** The only sources that Google's sign-in client needs. */
const google = {
  script: 'https://accounts.google.com/gsi/client',
  style: 'https://accounts.google.com/gsi/style',
  calls: 'https://accounts.google.com/gsi/',
}

/**
 * The Content-Security-Policy of a built page: every source is named, and inline scripts and styles
 * run only by hash (no unsafe-inline, no unsafe-eval). `html` is the built index.html, `apiBaseUrl`
 * the VITE_API_BASE_URL of the build, `hasGoogle` whether it has a VITE_GOOGLE_CLIENT_ID,
 * `problemUrl` its VITE_PROBLEM_URL.
 */
export function contentSecurityPolicy(
  html: string,
  apiBaseUrl: string,
  hasGoogle = false,
  problemUrl = '',
): string {
  const ofGoogle = (source: string) => (hasGoogle ? [source] : [])
  const api = new URL(apiBaseUrl).origin
  const scripts = inlineTexts(html, 'script').map(cspHash)
  const styles = [...Object.values(libraryStyleHashes), ...inlineTexts(html, 'style').map(cspHash)]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'font-src': ["'self'"],
    // For pdf.js, and for the demo's mock backend, which runs in a service worker.
    'worker-src': ["'self'"],
    'script-src': [
      "'self'",
      ...new Set(scripts.map(quoted)),
      // For videos on YouTube: the scripts of its player, nothing else of that host.
      'https://www.youtube.com/iframe_api',
      'https://www.youtube.com/s/player/',
      ...ofGoogle(google.script),
    ],
    'style-src': ["'self'", ...new Set(styles.map(quoted)), ...ofGoogle(google.style)],
    // A pdf may come as a blob: address, which is fetched before it is shown; that request stays in
    // the browser.
    'connect-src': [
      "'self'",
      'blob:',
      api,
      ...streamHosts,
      ...ofGoogle(google.calls),
      ...(problemUrl === '' ? [] : [sourceOf(problemUrl)]),
    ],
    // Vite inlines small pictures into style sheets as data: addresses.
    'img-src': ["'self'", 'data:', 'blob:'],
    // A video may be on any https host; the backend's own may be plain http on a developer's machine.
    'media-src': ["'self'", 'blob:', 'https:', api],
    // The players of videos.
    'frame-src': [
      "'self'",
      'https://www.youtube.com',
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
      ...ofGoogle(google.calls),
    ],
  }
  return written(directives)
}

const written = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** An address as a policy source: without its query, and 'self' for a path on our own host. */
function sourceOf(address: string): string {
  if (address.startsWith('/')) return "'self'"
  const { origin, pathname } = new URL(address)
  // As they are, these two end a source, and with it the directive or the policy.
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')
}

/**
 * The policy of the survey's own document (`html`, as built): its scripts and its form service
 * only. `sandbox` removes our origin even if the document is opened directly. The scripts may add
 * styles: nothing else is in that document.
 */
export function surveyPolicy(html: string): string {
  const { scripts, formAction } = surveyOf(html)
  const sources = scripts.map(({ src }) => sourceOf(src))
  const hosts = scripts.map(({ src }) => (src.startsWith('/') ? "'self'" : new URL(src).origin))
  return written({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts', 'allow-forms'],
    'script-src': [...inlineTexts(html, 'script').map(cspHash).map(quoted), ...new Set(sources)],
    'style-src': ["'unsafe-inline'", ...new Set(hosts)],
    'font-src': ['data:', ...new Set(hosts)],
    'img-src': ['data:', ...new Set(hosts)],
    'connect-src': [sourceOf(formAction)],
    'form-action': [sourceOf(formAction)],
  })
}
