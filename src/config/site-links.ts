import { env } from './env'

/** Links to other sites whose address is set; `name` is a key of `links`. */
export function siteLinks() {
  const { privacyUrl, termsUrl, helpUrl } = env()
  const all = [
    { name: 'privacy', href: privacyUrl },
    { name: 'terms', href: termsUrl },
    { name: 'help', href: helpUrl },
  ] as const
  return all.flatMap(({ name, href }) => (href === undefined ? [] : [{ name, href }]))
}
