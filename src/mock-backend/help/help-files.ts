import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { helpFileName } from '../curriculum/file-names'
import { parsed } from '../curriculum/parsed'
import { HelpSchema } from '../curriculum/schema'
import { skillFiles } from '../curriculum/skill-files'
import { contentLanguages } from '../curriculum/texts'
import { helpPage } from './help-page'

const styles = join(import.meta.dirname, 'help.css')

/** The help pages and their style sheet by file name, served under `/help/`. */
export function helpFiles(): Map<string, string> {
  const pages = [...skillFiles('help')].flatMap(([name, path]) => {
    const help = parsed(HelpSchema, JSON.parse(readFileSync(path, 'utf8')), name)
    const slug = basename(name, '.json')
    return contentLanguages.map((language): [string, string] => [
      helpFileName(slug, language),
      helpPage(help, language),
    ])
  })
  return new Map([...pages, ['help.css', readFileSync(styles, 'utf8')]])
}
