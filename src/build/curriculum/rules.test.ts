import { expect, it } from 'vitest'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import type { Skill } from '@/mock-backend/curriculum/schema'
import { missingIn } from './rules'

/** What is missing in the skill about bills after a change. */
function missingAfter(change: (skill: Skill) => void): string[] {
  const skill = structuredClone(curriculum.skills.find(({ id }) => id === 23))
  if (!skill) throw new Error('There is no skill 23')
  change(skill)
  return missingIn(skill, curriculum.clips)
}

it('an unchanged skill lacks nothing', () => {
  expect(missingAfter(() => {})).toEqual([])
})

it('a step that opens with a quiz is reported', () => {
  const missing = missingAfter(({ subSkills: [step] }) => {
    step?.modules.sort((one) => (one.type === 'quiz' ? -1 : 1))
  })
  expect(missing).toEqual(['Pay bills on time: “What a bill tells you” opens with a quiz'])
})

it('a line for an emergency number without whom to ask for it is reported', () => {
  const missing = missingAfter(({ subSkills }) => {
    for (const module of subSkills.flatMap(({ modules }) => modules))
      if (module.id === 2303)
        Object.assign(module, {
          sheet: {
            title: { en: 'A', es: 'A' },
            sections: [
              {
                heading: { en: 'B', es: 'B' },
                blocks: [{ lines: [{ en: 'Emergency number', es: 'Número de emergencia' }] }],
              },
            ],
          },
        })
  })
  expect(missing).toEqual([
    'Pay bills on time: “5 things on my bill” asks for a number and not where to get it',
  ])
})
