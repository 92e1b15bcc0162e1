import type { Category, Module, Skill, SubSkill } from '../curriculum/schema'

/** The content of the mock backend, and functions that search it. */
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
