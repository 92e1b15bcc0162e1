import { contentSecurityPolicy, surveyPolicy } from './csp'

/** What the headers of a build depend on: its page, and its settings. */
export type HeaderSource = { html: string; apiBaseUrl: string; hasGoogle?: boolean }

/** What page, file and survey have in common. */
const everywhere = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** The headers that a host of a build sends with each answer. */
export function securityHeaders(source: HeaderSource): Record<string, string> {
  const { html, apiBaseUrl, hasGoogle = false } = source
  return {
    ...everywhere,
    'Content-Security-Policy': contentSecurityPolicy(html, apiBaseUrl, hasGoogle),
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
    // Google's sign-in answers from a window of its own.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }
}

/** The same for the survey's own document (`html`): the app may frame it, and it has no origin. */
export function surveyHeaders(html: string): Record<string, string> {
  return {
    ...everywhere,
    'Content-Security-Policy': surveyPolicy(html),
    'X-Frame-Options': 'SAMEORIGIN',
  }
}
