import { matchPath } from 'react-router-dom'
import { paths } from '@/config/paths'
import { session } from '@/session/session'

const signInPaths = [paths.signIn, paths.login]

/** Whether the browser's Back or Forward has loaded this page. */
const isBackOrForward = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward')

/**
 * Takes over the session of the browser when the page starts. A page load of sign-in clears its token. Reached within the app, or by
 * Back and Forward, sign-in signs nobody out.
 */
export function openSession(): void {
  session.open()
  const { pathname } = window.location
  const isSignIn = signInPaths.some((path) => matchPath(path, pathname))
  if (isSignIn && !isBackOrForward()) session.clearToken()
}
