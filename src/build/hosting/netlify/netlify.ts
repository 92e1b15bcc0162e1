import { paths } from '../../../config/paths.ts'
import { lessonFile, ownPages } from '../../../config/prerendered-pages.ts'
import { surveyFrameFile } from '../../plugins/survey-frame.ts'
import type { HostedBuild } from '../hosted-build'
import { fileOfRules, keptForAYear, neverKept, ruleOf } from '../rules'

/**
 * `_headers` for Netlify (https://docs.netlify.com/manage/routing/headers): of several rules for an address, the later
 * one gives a header its value. Each file with a hash in its name is named: `/assets/*` would let an error in the place
 * of a lost one be kept, too.
 */
export const netlifyHeaders = ({ headers, ofSurvey, files }: HostedBuild): string =>
  fileOfRules([
    ruleOf('/*', headers),
    ...['/index.html', ...ownPages].map((page) => ruleOf(page, neverKept)),
    ...files.map((file) => ruleOf(file, keptForAYear)),
    ...(ofSurvey ? [ruleOf(`/${surveyFrameFile}`, { ...ofSurvey, ...neverKept })] : []),
  ])

/**
 * `_redirects` for Netlify (https://docs.netlify.com/manage/routing/redirects/overview), which holds where there is no
 * file: the first rule that fits. A page, but never in the place of a script.
 */
export function netlifyRedirects({ pages }: HostedBuild): string {
  const own = pages.map(([address, file]) => `${address} /${file} 200`)
  return `${[
    '/assets/* /robots.txt 404',
    ...own,
    `${paths.learningPath}/* /${lessonFile} 200`,
    '/* /index.html 200',
  ].join('\n')}\n`
}
