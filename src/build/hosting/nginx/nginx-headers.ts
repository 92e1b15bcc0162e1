import { surveyFrameFile } from '../../plugins/survey-frame.ts'
import type { Headers, HostedBuild } from '../hosted-build'
import { neverKept } from '../rules'

const linesOf = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => {
      // Inside quotes nginx would take these for an end or a variable.
      if (/["\\$]/.test(value)) throw new Error(`nginx cannot send ${name}: ${value}`)
      return `add_header ${name} "${value}" always;\n`
    })
    .join('')

/** What nginx.conf includes; `always`: an error page is guarded too. */
export function nginxHeaders({
  headers,
  ofSurvey,
}: Pick<HostedBuild, 'headers' | 'ofSurvey'>): string {
  if (!ofSurvey) return linesOf(headers)
  const own = linesOf({ ...ofSurvey, ...neverKept })
  return `${linesOf(headers)}location = /${surveyFrameFile} {\n${own}}\n`
}
