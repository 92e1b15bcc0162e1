import { expect, it } from 'vitest'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import type { Skill } from '@/mock-backend/curriculum/schema'
import { questionDefects } from './questions'

/** The quizzes of a copy of the first skill. */
function changed(change: (quizzes: Quiz[], skill: Skill) => void): string[] {
  const skill = structuredClone(curriculum.skills[0])
  if (!skill) throw new Error('There is no skill')
  const modules = skill.subSkills.flatMap((subSkill) => subSkill.modules)
  change(
    modules.filter((module) => module.type === 'quiz'),
    skill,
  )
  return questionDefects(skill)
}

type Module = Skill['subSkills'][number]['modules'][number]
type Quiz = Extract<Module, { type: 'quiz' }>

/** What is reported after the first question has this text. */
const asked = (text: { en: string; es: string }) =>
  changed(([quiz]) => {
    if (quiz?.questions[0]) quiz.questions[0].text = text
  })

it.each(curriculum.skills.map((skill) => [skill.name.en, skill] as const))(
  'no question breaks a rule: %s',
  (_, skill) => {
    expect(questionDefects(skill)).toEqual([])
  },
)

it('a quiz of 1 question or of 4 is reported', () => {
  const one = changed(([quiz]) => quiz?.questions.splice(1))
  expect(one).toEqual([expect.stringContaining('has 1 questions')])
  const four = changed(([quiz, next]) => quiz?.questions.push(...(next?.questions ?? [])))
  expect(four).toEqual([expect.stringMatching(/has [4-6] questions/)])
})

it('a question without 3 options is reported', () => {
  const defects = changed(([quiz]) => quiz?.questions[0]?.options.pop())
  expect(defects).toContainEqual(expect.stringContaining('not 3 options'))
})

it('a question of 21 words is reported, one of 20 is not', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'why').join(' ')
  expect(asked({ en: words(20), es: '¿Por qué?' })).toEqual([])
  expect(asked({ en: 'Why?', es: words(21) })).toEqual([expect.stringContaining('21 words')])
})

it('an option that is much longer than another is reported', () => {
  const defects = changed(([quiz]) => {
    const option = quiz?.questions[0]?.options[0]
    if (option) option.text.es += ', con calma y con mucho tiempo'
  })
  expect(defects).toEqual([expect.stringContaining('very different length')])
})

it.each([
  { en: 'What does the sheet say?', es: '¿Qué haces?' },
  { en: 'What do you do?', es: '¿Qué ves en el vídeo?' },
  { en: 'What do you do?', es: '¿Qué muestra la imagen?' },
])('a question about the lesson is reported: $en $es', (text) => {
  expect(asked(text)).toEqual([expect.stringContaining('asks for the lesson')])
})

it('a name is reported unless the question tells the case', () => {
  expect(asked({ en: 'What does Leo do?', es: '¿Qué haces?' })).toEqual([
    expect.stringContaining('who is Leo?'),
  ])
  expect(asked({ en: 'Leo is ill. What helps?', es: 'Estás mal. ¿Qué ayuda?' })).toEqual([])
})

it('a skill whose right options stand in one place is reported', () => {
  const defects = changed((quizzes) => {
    for (const { options } of quizzes.flatMap((quiz) => quiz.questions))
      options.sort((one, other) => Number(other.correct) - Number(one.correct))
  })
  expect(defects).toEqual([
    expect.stringContaining('place 1 is right in 100%'),
    expect.stringContaining('place 2 is right in 0%'),
    expect.stringContaining('place 3 is right in 0%'),
  ])
})
