import { contentSecurityPolicy, surveyPolicy } from './csp.ts'

/** What the headers of a build depend on. */
export type HeaderSource = {
  html: string
  apiBaseUrl: string
  hasGoogle?: boolean
  problemUrl?: string
  isForTesters?: boolean
}

/** Headers that pages, files and the survey share. */
const everywhere = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** The headers that a host sends with every response of a build. */
export function securityHeaders(source: HeaderSource): Record<string, string> {
  const { html, apiBaseUrl, hasGoogle, problemUrl, isForTesters } = source
  return {
    ...everywhere,
    'Content-Security-Policy': contentSecurityPolicy(html, apiBaseUrl, hasGoogle, problemUrl),
    // For browsers without frame-ancestors.
    'X-Frame-Options': 'DENY',
    // Google's sign-in reports back from a pop-up window.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(isForTesters && { 'X-Robots-Tag': 'noindex' }),
  }
}

/** The headers of the survey's document (`html`): the app may frame it. */
export function surveyHeaders(html: string): Record<string, string> {
  return {
    ...everywhere,
    'Content-Security-Policy': surveyPolicy(html),
    'X-Frame-Options': 'SAMEORIGIN',
  }
}
