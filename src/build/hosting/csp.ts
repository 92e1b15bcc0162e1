import { createHash } from 'node:crypto'
import { surveyOf } from '../plugins/survey-frame.ts'

/** Styles that libraries write into the page themselves. They change when those libraries change. */
export const libraryStyleHashes = {
  /** Emotion adds an empty style element and fills it by script, which no policy minds. */
  emotion: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  /** The shadow trees of the YouTube and the Vimeo element, which react-player uses. */
  youtube: 'sha256-MfsPLRug/nu3YOdJ35iMVDhjk7V/W1KXCVSi27acOz4=',
  vimeo: 'sha256-Sf71XEX5GeNyLKsBW6uWQPEZ/sObgYiquJAkBlawYmo=',
}

/** What a browser compares with an inline script or style: the exact text between its tags. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

const quoted = (hash: string) => `'${hash}'`

/** The texts of the inline elements of a page: `<script>` that a browser runs, or `<style>`. */
export function inlineTexts(html: string, element: 'script' | 'style'): string[] {
  const elements = html.matchAll(
    new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}\\s*>`, 'gi'),
  )
  return [...elements]
    .filter(([, attributes = '']) => !/\s(src|type\s*=\s*"?application\/)/i.test(attributes))
    .map(([, , text = '']) => text)
}

/** What Google's sign-in client asks for, and nothing else of that host. */
const google = {
  script: 'https://accounts.google.com/gsi/client',
  style: 'https://accounts.google.com/gsi/style',
  calls: 'https://accounts.google.com/gsi/',
}

/**
 * The Content-Security-Policy header for a built page: nothing that it does not name is loaded, and
 * no text becomes a script or a style unless its hash stands here (no unsafe-inline, no unsafe-eval).
 * `html` is the built index.html, `apiBaseUrl` the setting VITE_API_BASE_URL of the same build, `hasGoogle` whether it has
 * a VITE_GOOGLE_CLIENT_ID.
 */
export function contentSecurityPolicy(html: string, apiBaseUrl: string, hasGoogle = false): string {
  const ofGoogle = (source: string) => (hasGoogle ? [source] : [])
  const api = new URL(apiBaseUrl).origin
  const scripts = inlineTexts(html, 'script').map(hashOf)
  const styles = [...Object.values(libraryStyleHashes), ...inlineTexts(html, 'style').map(hashOf)]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'font-src': ["'self'"],
    // The demo answers calls in a service worker.
    'worker-src': ["'self'"],
    'script-src': [
      "'self'",
      ...new Set(scripts.map(quoted)),
      // A lesson may be a YouTube video: the player's own programme, nothing else of that host.
      'https://www.youtube.com/iframe_api',
      'https://www.youtube.com/s/player/',
      ...ofGoogle(google.script),
    ],
    'style-src': ["'self'", ...new Set(styles.map(quoted)), ...ofGoogle(google.style)],
    // A pdf may be given as a blob: address, which is read before it is shown: nothing leaves the page.
    'connect-src': ["'self'", 'blob:', api, ...ofGoogle(google.calls)],
    // Small pictures are built into the style sheets as data.
    'img-src': ["'self'", 'data:', 'blob:'],
    // A lesson's video is an address in server data: any https host, and the backend's own even
    // where that is plain http (a developer's machine). Never plain http elsewhere.
    'media-src': ["'self'", 'blob:', 'https:', api],
    // Pdf lessons show data: and blob: documents (rules.md#pdf); the rest are video players.
    'frame-src': [
      "'self'",
      'data:',
      'blob:',
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

/** An address as a policy names it: without its query, and 'self' for a path of our own host. */
function sourceOf(address: string): string {
  if (address.startsWith('/')) return "'self'"
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/**
 * The policy for the survey's own document (`html`, as it is built): its three scripts and its form
 * service, and nothing else. `sandbox` takes our origin from it however it is opened. The scripts
 * may style what they draw: there is nothing in that document to be protected from them.
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
    'script-src': [...inlineTexts(html, 'script').map(hashOf).map(quoted), ...new Set(sources)],
    'style-src': ["'unsafe-inline'", ...new Set(hosts)],
    'font-src': ['data:', ...new Set(hosts)],
    'img-src': ['data:', ...new Set(hosts)],
    'connect-src': [sourceOf(formAction)],
    'form-action': [sourceOf(formAction)],
  })
}
