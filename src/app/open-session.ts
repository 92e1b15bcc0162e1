import { matchPath } from 'react-router-dom'
import { paths } from '@/config/paths'
import { isLoadedAhead } from '@/lib/loaded-ahead'
import { session } from '@/session/session'

const signInPaths = [paths.signIn, paths.login]

/**
 * Takes over the session of the browser when the page starts. A page load of sign-in clears its token, but not while the
 * browser only loads the page ahead. Reached within the app, sign-in signs nobody out.
 */
export function openSession(): void {
  session.open()
  const clearOnSignIn = () => {
    const { pathname } = window.location
    if (signInPaths.some((path) => matchPath(path, pathname))) session.clearToken()
  }
  if (isLoadedAhead()) {
    document.addEventListener('prerenderingchange', clearOnSignIn, { once: true })
  } else clearOnSignIn()
}
