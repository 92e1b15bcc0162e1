import { curriculum } from '../curriculum'
import { sheetFileName } from '../file-names'
import type { Skill } from '../schema'
import type { Sheet } from '../sheet-schema'
import type { Language } from '../texts'

export type SheetFile = { moduleId: number; name: string; sheet: Sheet; language: Language }

/** Every pdf that the skills need: one for each language of each pdf and practice module. */
export function sheetFiles(skills: readonly Skill[] = curriculum.skills): SheetFile[] {
  const modules = skills.flatMap(({ subSkills }) => subSkills.flatMap((one) => one.modules))
  return modules.flatMap((module) => {
    if (module.type !== 'pdf' && module.type !== 'practice') return []
    return (['en', 'es'] as const).map((language) => ({
      moduleId: module.id,
      name: sheetFileName(module.id, language),
      sheet: module.sheet,
      language,
    }))
  })
}
