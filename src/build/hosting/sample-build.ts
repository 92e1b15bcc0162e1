import { paths } from '../../config/paths.ts'
import { fileOf } from '../../config/prerendered-pages.ts'
import type { HostedBuild } from './hosted-build'
import { securityHeaders, surveyHeaders } from './security-headers'

const surveyPage =
  '<form id="survey" action="https://forms.example/f/1" data-scripts="[]"></form><script>1</script>'

/**
 * A build for the tests of host configurations: with every optional setting, and more files than a
 * host's limit.
 */
export const sampleBuild: HostedBuild = {
  headers: securityHeaders({
    html: '<style>body{margin:0}</style><script>document.title = 1</script>',
    apiBaseUrl: 'https://api.example.org',
    hasGoogle: true,
  }),
  ofSurvey: surveyHeaders(surveyPage),
  pages: [paths.signIn, paths.skillMap, paths.lessonRating].map((path) => [path, fileOf(path)]),
  files: Array.from({ length: 150 }, (_, index) => `/assets/part-${index}.js`),
}

/** The rules of a `_headers` file: each address with its lines, trimmed. */
export const rulesIn = (text: string) =>
  text
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [address = '', ...lines] = rule.split('\n')
      return { address, lines: lines.map((line) => line.trim()) }
    })

const matches = (rule: string, address: string) =>
  rule.endsWith('*') ? address.startsWith(rule.slice(0, -1)) : rule === address

/** The lines of all rules that match an address, in order. */
export const linesFor = (text: string, address: string) =>
  rulesIn(text)
    .filter((rule) => matches(rule.address, address))
    .flatMap(({ lines }) => lines)

/** The target and status of the first `_redirects` rule that matches an address. */
export function redirectFrom(text: string, address: string): string | undefined {
  const rules = text.trim().split('\n')
  const found = rules.find((rule) => matches(rule.split(' ')[0] ?? '', address))
  return found?.split(' ').slice(1).join(' ')
}
