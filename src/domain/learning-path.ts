import * as v from 'valibot'
import { flag, text, webAddressOrNull } from '@/lib/fields'
import { isSameId, optionalId, type Id } from './ids'

export const moduleTypes = ['video', 'quiz', 'pdf', 'practice', 'challenge'] as const
export type ModuleType = (typeof moduleTypes)[number]

/** In upper or lower case; anything else means not started. */
export const moduleStatus = v.fallback(
  v.pipe(v.string(), v.toLowerCase(), v.picklist(['completed', 'in_progress', 'not_started'])),
  'not_started',
)
export type ModuleStatus = v.InferOutput<typeof moduleStatus>

/** The fields of a module that have the same name in answers. */
export const moduleFields = {
  /** Null in a malformed answer. */
  id: optionalId,
  /** Null for a type that the app cannot show. */
  type: v.fallback(v.nullable(v.picklist(moduleTypes)), null),
  status: moduleStatus,
  title: text,
  description: text,
  videoUrl: webAddressOrNull,
}

const moduleWithoutNext = v.object({
  ...moduleFields,
  nodeType: v.fallback(v.string(), 'knowledge'),
  /** The sub-skill that contains it; null for a module that is only known as the next of another. */
  subSkillId: optionalId,
  /** Whether the sub-skill asks for a rating after its last module. */
  parentHasFeedback: flag,
})

/** With the module that the backend names as the next one, which has no next one itself. */
export type Module = v.InferOutput<typeof moduleWithoutNext> & { nextModule: Module | null }

export const moduleSchema: v.GenericSchema<unknown, Module> = v.object({
  ...moduleWithoutNext.entries,
  nextModule: v.fallback(
    v.nullable(
      v.pipe(
        moduleWithoutNext,
        v.transform((next): Module => ({ ...next, nextModule: null })),
      ),
    ),
    null,
  ),
})

export type SubSkill = {
  id: Id
  title: string
  description: string
  nodeType: string
  modules: Module[]
}

export type LearningPath = { skillName: string; subSkills: SubSkill[] }

/** Identifies a module: ids may repeat between types and sub-skills. */
export type ModuleKey = Pick<Module, 'id' | 'type' | 'subSkillId'>

/** Whether they are the same; where one does not know its sub-skill, type and id decide. */
export function isSameModule(one: ModuleKey, other: ModuleKey): boolean {
  if (one.type !== other.type || one.id === null || other.id === null) return false
  const isInOther =
    one.subSkillId !== null &&
    other.subSkillId !== null &&
    !isSameId(one.subSkillId, other.subSkillId)
  return !isInOther && isSameId(one.id, other.id)
}

/** The app can show a module that has a known type and an id; others count for nothing, and lock nothing. */
export type ShownModule = Module & { id: Id; type: ModuleType }

export const canBeShown = (module: Module): module is ShownModule =>
  module.type !== null && module.id !== null

export const modulesToShow = ({ modules }: SubSkill): Module[] => modules.filter(canBeShown)

export const isCompleted = ({ status }: Module): boolean => status === 'completed'

/** The position of a module on its path. */
export type ModulePosition = {
  subSkill: SubSkill
  /** The module with its newest status and texts. */
  module: Module
  /** The 2 of "Lesson 2 of 3", as the path counts; 0 for a module that cannot be shown. */
  lesson: number
  lessons: number
}

/** Null while the path is unknown, or does not contain the module. */
export function findOnPath(
  path: LearningPath | undefined,
  wanted: ModuleKey,
): ModulePosition | null {
  for (const subSkill of path?.subSkills ?? []) {
    const module = subSkill.modules.find((one) => isSameModule(one, wanted))
    if (module) {
      const counted = modulesToShow(subSkill)
      return { subSkill, module, lesson: counted.indexOf(module) + 1, lessons: counted.length }
    }
  }
  return null
}

/** What can be looked at again. Others ask or let do something, and a challenge that is done moves on. */
const explains = ({ type }: Module) => type === 'video' || type === 'pdf'

/** The module that explains what this one asks: the last one before it on its path, perhaps of the sub-skill before. */
export function explanationOf(
  path: LearningPath | undefined,
  module: ModuleKey,
): Module | undefined {
  const modules = path?.subSkills.flatMap(modulesToShow) ?? []
  const place = modules.findIndex((one) => isSameModule(one, module))
  return modules.slice(0, Math.max(place, 0)).findLast(explains)
}

/** The status of a module that is sent. */
export type SavedStatus = Exclude<ModuleStatus, 'not_started'>

/** The path after a status was saved. A completed module stays completed, as on the server. */
export function withStatus(path: LearningPath, key: ModuleKey, status: SavedStatus): LearningPath {
  const changed = (module: Module) =>
    isSameModule(module, key) && !isCompleted(module) ? { ...module, status } : module
  const subSkills = path.subSkills.map((subSkill) => ({
    ...subSkill,
    modules: subSkill.modules.map(changed),
  }))
  return { ...path, subSkills }
}
