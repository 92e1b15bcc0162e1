import type { Finding } from './probe'

/** One call a line, what differs below it. */
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

/** The three lines that a person must know: what conforms, what is read all the same, what breaks and where. */
export function lastWord(findings: readonly Finding[]): string {
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

/** What differs without the item it was met in: the last name of the place, and what came. */
const kindOf = (note: string) => note.replace(/^\S*\.(?=[^.\s]+ )/, '')

const most = 6

function listed(parts: readonly string[]): string {
  if (parts.length === 0) return ''
  const more = parts.length > most ? `; and ${parts.length - most} more` : ''
  return `: ${parts.slice(0, most).join('; ')}${more}`
}
