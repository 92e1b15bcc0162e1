/** The backend's origin in a policy; undefined if it names none. */
export const backendIn = (policy: string): string | undefined =>
  /connect-src 'self' blob: (https?:\/\/[^\s/;*]+)(?=[ ;]|$)/.exec(policy)?.[1]

const directivesOf = (policy: string) => policy.split(';').map((directive) => directive.trim())

/** An address as `problemUrl` becomes a source of connect-src. */
const address = /^https?:\/\/[^\s/*]+\/\S*$/

/**
 * What a host sends, and what it should send, one directive a line. A page does not tell where its build posts problems:
 * one such address at the end of connect-src is left out.
 */
export function comparedPolicies(sent: string, expected: string) {
  const wanted = directivesOf(expected)
  const connect = `${wanted.find((directive) => directive.startsWith('connect-src '))} `
  const withoutProblems = (directive: string) =>
    directive.startsWith(connect) && address.test(directive.slice(connect.length))
      ? connect.trim()
      : directive
  return { sent: directivesOf(sent).map(withoutProblems), wanted }
}
