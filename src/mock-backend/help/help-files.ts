import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { helpFileName } from '../curriculum/file-names'
import { parsed } from '../curriculum/parsed'
import { HelpSchema } from '../curriculum/schema'
import { helpPage } from './help-page'

const data = join(import.meta.dirname, '../curriculum/help')
const styles = join(import.meta.dirname, 'help.css')

/** The help pages and their styles by file name, as a door or a build serves them under `/help/`. */
export function helpFiles(): Map<string, string> {
  const pages = readdirSync(data).flatMap((file) => {
    const help = parsed(HelpSchema, JSON.parse(readFileSync(join(data, file), 'utf8')), file)
    const slug = basename(file, '.json')
    return (['en', 'es'] as const).map((language): [string, string] => [
      helpFileName(slug, language),
      helpPage(help, language),
    ])
  })
  return new Map([...pages, ['help.css', readFileSync(styles, 'utf8')]])
}
