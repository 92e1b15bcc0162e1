import type { Finding } from './probe'

/** One line for each call, its differences below it. */
export function callLines(findings: readonly Finding[]): string {
  return findings
    .flatMap(({ call, verdict, status, milliseconds, notes }) => [
      [
        verdict.padEnd(9),
        String(status ?? '').padStart(4),
        (milliseconds === undefined ? '' : `${Math.round(milliseconds)} ms`).padStart(9),
        ` ${call}`,
      ].join(' '),
      ...notes.map((note) => `${' '.repeat(26)}${note}`),
    ])
    .join('\n')
}

/** The summary: what conforms, what is accepted, what breaks and which screens fail. */
export function summary(findings: readonly Finding[]): string {
  const those = (wanted: Finding['verdict']) => findings.filter(({ verdict }) => verdict === wanted)
  const untried = those('not tried').length
  const kinds = new Set(those('accepted').flatMap(({ notes }) => notes.map(kindOf)))
  const closed = those('breaks').map(({ call, screen }) => (screen ? `${screen} (${call})` : call))
  return [
    `Conforms: ${those('conforms').length} calls${untried > 0 ? `, ${untried} not tried` : ''}`,
    `Accepted, differs: ${those('accepted').length} calls${listed([...kinds])}`,
    `Breaks the app: ${closed.length} calls${listed(closed)}`,
  ].join('\n')
}

/** A difference without its path, so that the same one in several places counts once. */
const kindOf = (note: string) => note.replace(/^\S*\.(?=[^.\s]+ )/, '')

const maxListed = 6

function listed(parts: readonly string[]): string {
  if (parts.length === 0) return ''
  const more = parts.length > maxListed ? `; and ${parts.length - maxListed} more` : ''
  return `: ${parts.slice(0, maxListed).join('; ')}${more}`
}
