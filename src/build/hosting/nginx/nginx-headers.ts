import { surveyFrameFile } from '../../plugins/survey-frame.ts'
import type { Headers, HostedBuild } from '../hosted-build'
import { noCache } from '../rules'

const linesOf = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => {
      // nginx would read these as the end of the string or as a variable.
      if (/["\\$]/.test(value)) throw new Error(`nginx cannot send ${name}: ${value}`)
      return `add_header ${name} "${value}" always;\n`
    })
    .join('')

/** The file that nginx.conf includes; `always` sends the headers with error pages too. */
export function nginxHeaders({
  headers,
  ofSurvey,
}: Pick<HostedBuild, 'headers' | 'ofSurvey'>): string {
  if (!ofSurvey) return linesOf(headers)
  const own = linesOf({ ...ofSurvey, ...noCache })
  return `${linesOf(headers)}location = /${surveyFrameFile} {\n${own}}\n`
}
