import { matchPath } from 'react-router-dom'
import { paths } from '@/config/paths'
import { routes } from './routes'

/** Shows a word or a short number of an address, and hides anything longer, such as a token. */
const plain = (part = '') => (/^([a-z_-]{1,20}|\d{1,6})$/i.test(part) ? part : '…')

/** The address of a screen for a report: as in the route table, without query, tokens and e-mails. */
export function screenAddress(pathname: string): string {
  if (pathname === paths.landing) return pathname
  for (const { path } of routes) {
    const match = matchPath({ path, end: true }, pathname)
    if (match) {
      const params: Readonly<Record<string, string | undefined>> = match.params
      const filled = path.replace(/:(\w+)/g, (_, name: string) => plain(params[name]))
      return filled.replace(/\/\*$/, params['*'] ? '/…' : '')
    }
  }
  return '…'
}
