import { paths } from '../../../config/paths.ts'
import { lessonFile, ownPages } from '../../../config/prerendered-pages.ts'
import { surveyFrameFile } from '../../plugins/survey-frame.ts'
import type { HostedBuild } from '../hosted-build'
import { fileOfRules, cachedForAYear, noCache, ruleOf } from '../rules'

/**
 * `_headers` for Netlify (https://docs.netlify.com/manage/routing/headers): if several rules match
 * an address, the last one wins. Each asset is listed: a rule for `/assets/*` would also make
 * browsers cache the error page of a lost file.
 */
export const netlifyHeaders = ({ headers, ofSurvey, files }: HostedBuild): string =>
  fileOfRules([
    ruleOf('/*', headers),
    ...['/index.html', ...ownPages].map((page) => ruleOf(page, noCache)),
    ...files.map((file) => ruleOf(file, cachedForAYear)),
    ...(ofSurvey ? [ruleOf(`/${surveyFrameFile}`, { ...ofSurvey, ...noCache })] : []),
  ])

/**
 * `_redirects` for Netlify (https://docs.netlify.com/manage/routing/redirects/overview), used where
 * no file exists; the first match wins. A lost asset must get a 404, never a page.
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
