import type { Module, Scene, Skill } from '@/mock-backend/curriculum/schema'
import { textsIn } from '@/mock-backend/curriculum/texts-in'

const moneySentence = /\$ means/
const askedNumber = /(emergency number|^my number|^police)$/i
const whomToAsk = /Ask at a pharmacy or a police station/

/**
 * What a skill lacks that `src/mock-backend/curriculum/writing-rules.md` requires of every skill.
 */
export function missingIn(
  skill: Skill,
  clips: Readonly<Record<string, readonly Scene[]>>,
): string[] {
  const name = skill.name.en
  const texts = textsIn(skill, 'en')
  const types = skill.subSkills.flatMap(({ modules }) => modules.map(({ type }) => type))
  const quizFirst = skill.subSkills.filter(({ modules }) => modules[0]?.type === 'quiz')
  return [
    ...(types.includes('video') ? [] : [`${name}: no step has a clip`]),
    ...quizFirst.map(({ title }) => `${name}: “${title.en}” opens with a quiz`),
    ...(texts.some((text) => text.includes('$')) && !texts.some((text) => moneySentence.test(text))
      ? [`${name}: nothing says whose money $ is`]
      : []),
    ...skill.subSkills.flatMap(({ modules }) =>
      modules.flatMap((module) =>
        moduleDefects(module, clips).map((defect) => `${name}: ${defect}`),
      ),
    ),
  ]
}

function moduleDefects(
  module: Module,
  clips: Readonly<Record<string, readonly Scene[]>>,
): string[] {
  if (module.type === 'video') {
    const scenes = clips[module.clip] ?? []
    return scenes.length >= 3 ? [] : [`the clip ${module.clip} says nothing`]
  }
  if (module.type !== 'pdf' && module.type !== 'practice') return []
  const blocks = module.sheet.sections.flatMap((section) => section.blocks)
  const lines = blocks.flatMap((block) => ('lines' in block ? block.lines : []))
  const asks = lines.some(({ en }) => askedNumber.test(en))
  const saysWhere = textsIn(module.sheet, 'en').some((text) => whomToAsk.test(text))
  return !asks || saysWhere
    ? []
    : [`“${module.title.en}” asks for a number and not where to get it`]
}
