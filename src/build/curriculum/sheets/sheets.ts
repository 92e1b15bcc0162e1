import { curriculum } from '../../../mock-backend/curriculum/curriculum'
import { sheetFileName } from '../../../mock-backend/curriculum/file-names'
import type { Skill } from '../../../mock-backend/curriculum/schema'
import type { Sheet } from '../../../mock-backend/curriculum/sheet-schema'
import type { Language } from '../../../mock-backend/curriculum/texts'

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
