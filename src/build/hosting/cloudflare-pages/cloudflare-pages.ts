import { paths } from '../../../config/paths.ts'
import { lessonFile } from '../../../config/prerendered-pages.ts'
import { surveyFrameFile } from '../../plugins/survey-frame.ts'
import type { HostedBuild } from '../hosted-build'
import { fileOfRules, cachedForAYear, noCache, ruleOf } from '../rules'

/** Beyond these limits Cloudflare Pages drops rules silently. */
const limits = { rules: 100, headerLine: 2000 }

/** Cloudflare Pages serves a page without `.html`, and redirects requests that have it. */
const addressOf = (file: string) => `/${file.replace(/\.html$/, '')}`

/**
 * `_headers` for Cloudflare Pages (https://developers.cloudflare.com/pages/configuration/headers):
 * if several rules match an address, all values of a header are joined, unless `! Name` removes the
 * earlier ones. Only a hundred rules are allowed, so the largest files are listed; browsers
 * revalidate the others. A rule for `/assets/*` would also make browsers cache the error page of a
 * lost file.
 */
export function cloudflareHeaders({ headers, ofSurvey, files }: HostedBuild): string {
  const survey = [`/${surveyFrameFile}`, addressOf(surveyFrameFile)].map((address) =>
    ruleOf(address, { ...ofSurvey, ...noCache }, Object.keys(headers)),
  )
  const rules = [ruleOf('/*', headers), ...(ofSurvey ? survey : [])]
  const named = files.slice(0, limits.rules - rules.length)
  const text = fileOfRules([...rules, ...named.map((file) => ruleOf(file, cachedForAYear))])
  const long = text.split('\n').find((line) => line.length > limits.headerLine)
  if (long) throw new Error(`Cloudflare Pages takes no line as long as ${long}`)
  return text
}

/**
 * `_redirects` for Cloudflare Pages
 * (https://developers.cloudflare.com/pages/configuration/redirects), which win over files. Pages
 * with a file of their own need no rule, and without a /404.html every other address gets
 * index.html. So only the lessons' page is listed, after the pages that its wildcard would match.
 */
export function cloudflareRedirects({ pages }: HostedBuild): string {
  const own = pages.filter(([address]) => address.startsWith(`${paths.learningPath}/`))
  return `${[
    ...own.map(([address, file]) => `${address} ${addressOf(file)} 200`),
    `${paths.learningPath}/* ${addressOf(lessonFile)} 200`,
  ].join('\n')}\n`
}

/**
 * Cloudflare Pages serves the nearest 404.html for a lost asset; without it, it would serve
 * index.html.
 */
export const lostFile = {
  name: 'assets/404.html',
  content: '<!doctype html><title>Not found</title>\n',
}
