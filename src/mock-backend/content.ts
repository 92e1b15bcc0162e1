/**
 * What the stand-in can serve, and the ways to look things up in it. It is wider than what the curriculum
 * holds so far: the backend also knows pdf, practice and challenge.
 */
import type * as Taught from './curriculum/schema'
import type { Category, Localized } from './curriculum/schema'

type Described = { id: number; title: Localized; description: Localized }

export type Step = { text: Localized; externalResource?: string }

export type Module =
  | Taught.Module
  /** `pdf` is base64. */
  | (Described & { type: 'pdf'; pdf: string })
  | (Described & { type: 'practice'; pdf: string; objective: Localized })
  | (Described & { type: 'challenge'; steps: readonly Step[] })

export type SubSkill = Omit<Taught.SubSkill, 'modules'> & { modules: readonly Module[] }

export type Skill = Omit<Taught.Skill, 'subSkills'> & { subSkills: readonly SubSkill[] }

export type Content = { categories: readonly Category[]; skills: readonly Skill[] }

export function modulesOf(skill: Skill): Module[] {
  return skill.subSkills.flatMap((subSkill) => subSkill.modules)
}

export function findSkill(content: Content, id: number): Skill | undefined {
  return content.skills.find((skill) => skill.id === id)
}

export function findSubSkill(content: Content, id: number): SubSkill | undefined {
  return content.skills.flatMap((skill) => skill.subSkills).find((one) => one.id === id)
}

export function findModule(content: Content, id: number): Module | undefined {
  return content.skills.flatMap(modulesOf).find((module) => module.id === id)
}
