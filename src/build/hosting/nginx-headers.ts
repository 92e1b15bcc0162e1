import { surveyFrameFile } from '../plugins/survey-frame.ts'
import { headersOfBuild } from './build-headers.ts'

function linesOf(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      // nginx would read these as the end of the string or as a variable.
      if (/["\\$]/.test(value)) throw new Error(`nginx cannot send ${name}: ${value}`)
      return `add_header ${name} "${value}" always;\n`
    })
    .join('')
}

/**
 * The file that nginx.conf includes, for the build in this folder. `settings` are those of the
 * build; `always` sends the headers with error pages too.
 */
export function nginxHeaders(folder: string, settings: Readonly<Record<string, string>>): string {
  const { headers, surveyHeaders } = headersOfBuild(folder, settings)
  if (surveyHeaders === undefined) return linesOf(headers)
  const own = linesOf({ ...surveyHeaders, 'Cache-Control': 'no-cache' })
  return `${linesOf(headers)}location = /${surveyFrameFile} {\n${own}}\n`
}
