import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '../build-app'
import { carefulFiles, exceptions } from './exceptions'
import { newerCalls, newerStyles, type Newer } from './find-newer'
import { newerFeatures } from './newer-features'

type Finding = Newer & { file: string; code: string }

const allFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** The text of all `<script>` or `<style>` elements of a page. */
const inside = (element: 'script' | 'style', html: string) =>
  [...html.matchAll(new RegExp(`<${element}[^>]*>([^]*?)</${element}>`, 'g'))]
    .map(([, text = '']) => text)
    .join('\n')

function codeIn(file: string): { scripts: string; styles: string } {
  const text = /\.(m?js|css|html)$/.test(file) ? readFileSync(file, 'utf8') : ''
  if (file.endsWith('.html'))
    return { scripts: inside('script', text), styles: inside('style', text) }
  return file.endsWith('.css') ? { scripts: '', styles: text } : { scripts: text, styles: '' }
}

/**
 * Everything in a build folder that some browser of the floor lacks, listed exceptions included.
 */
export function findNewer(folder: string): Finding[] {
  const features = newerFeatures()
  return allFiles(folder).flatMap((file) => {
    const { scripts, styles } = codeIn(file)
    const isCareful = carefulFiles.some(({ what }) => what.test(scripts))
    return [
      ...(isCareful ? [] : newerCalls(scripts, features)).map((one) => ({ ...one, code: scripts })),
      ...newerStyles(styles, features).map((one) => ({ ...one, code: styles })),
    ].map((one) => ({ ...one, file }))
  })
}

/**
 * `npm run check:floor`: names functions and styles in the learner and QA builds that are beyond
 * the browser floor.
 */
export function main(): void {
  const found = [buildApp('main'), buildApp('develop')].flatMap(findNewer)
  const unknown = found.filter(({ name }) => !(name in exceptions))
  const unused = Object.keys(exceptions).filter((name) => !found.some((one) => one.name === name))
  const lines = [
    ...unknown.map(({ name, missing, file, code, at }) => {
      const around = code.slice(Math.max(0, at - 30), at + 50).replaceAll(/\s+/g, ' ')
      return `${name} is missing in ${missing.join(', ')}\n    ${file}: …${around}…`
    }),
    ...unused.map((name) => `The exception ${name} is not needed any more.`),
  ]
  if (lines.length > 0) throw new Error(lines.join('\n'))
  console.log(`Nothing but ${Object.keys(exceptions).length} exceptions is beyond the floor.`)
}
