import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sheetFileName } from '../../curriculum/file-names'
import { parsed } from '../../curriculum/parsed'
import { SkillSchema, type Module } from '../../curriculum/schema'
import type { Sheet } from '../../curriculum/sheet-schema'
import { skillFolders } from '../../curriculum/skill-files'
import { contentLanguages, type Language } from '../../curriculum/texts'

/** `path` is the output file. */
export type SheetFile = { name: string; path: string; sheet: Sheet; language: Language }

/** Every pdf that the skills need: one for each language of each pdf and practice module. */
export function sheetFiles(): SheetFile[] {
  return skillFolders.flatMap((folder) => {
    const file = join(folder, 'skill.json')
    const { subSkills } = parsed(SkillSchema, JSON.parse(readFileSync(file, 'utf8')), file)
    return subSkills.flatMap(({ modules }) => modules.flatMap((module) => sheetsOf(module, folder)))
  })
}

function sheetsOf(module: Module, folder: string): SheetFile[] {
  if (module.type !== 'pdf' && module.type !== 'practice') return []
  return contentLanguages.map((language) => {
    const name = sheetFileName(module.id, language)
    return { name, path: join(folder, 'sheets', name), sheet: module.sheet, language }
  })
}
