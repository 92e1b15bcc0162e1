import { paths } from '../../../config/paths.ts'
import { lessonFile } from '../../../config/prerendered-pages.ts'
import { surveyFrameFile } from '../../plugins/survey-frame.ts'
import type { HostedBuild } from '../hosted-build'
import { fileOfRules, keptForAYear, neverKept, ruleOf } from '../rules'

/** More than these Cloudflare Pages leaves out without a word to the visitor. */
const limits = { rules: 100, headerLine: 2000 }

/** It knows a page by its address without `.html`, and sends who asks for the file there. */
const addressOf = (file: string) => `/${file.replace(/\.html$/, '')}`

/**
 * `_headers` for Cloudflare Pages (https://developers.cloudflare.com/pages/configuration/headers): of several rules for
 * an address, all values of a header are joined, unless `! Name` takes away what came before. As it takes a hundred
 * rules, the largest files are named; of the others browsers ask each time whether they are still the same. `/assets/*`
 * would let an error in the place of a lost one be kept, too.
 */
export function cloudflareHeaders({ headers, ofSurvey, files }: HostedBuild): string {
  const survey = [`/${surveyFrameFile}`, addressOf(surveyFrameFile)].map((address) =>
    ruleOf(address, { ...ofSurvey, ...neverKept }, Object.keys(headers)),
  )
  const rules = [ruleOf('/*', headers), ...(ofSurvey ? survey : [])]
  const named = files.slice(0, limits.rules - rules.length)
  const text = fileOfRules([...rules, ...named.map((file) => ruleOf(file, keptForAYear))])
  const long = text.split('\n').find((line) => line.length > limits.headerLine)
  if (long) throw new Error(`Cloudflare Pages takes no line as long as ${long}`)
  return text
}

/**
 * `_redirects` for Cloudflare Pages (https://developers.cloudflare.com/pages/configuration/redirects), which goes before
 * files. An address with a page of its own gets it without a rule, and every other one index.html, as there is no
 * /404.html. So only the lessons' page is named, and before it what would fall under its rule.
 */
export function cloudflareRedirects({ pages }: HostedBuild): string {
  const own = pages.filter(([address]) => address.startsWith(`${paths.learningPath}/`))
  return `${[
    ...own.map(([address, file]) => `${address} ${addressOf(file)} 200`),
    `${paths.learningPath}/* ${addressOf(lessonFile)} 200`,
  ].join('\n')}\n`
}

/** The answer to a lost file below its folder, where Cloudflare Pages would else send index.html. */
export const lostFile = {
  name: 'assets/404.html',
  content: '<!doctype html><title>Not found</title>\n',
}
