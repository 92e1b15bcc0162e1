import { expect, it } from 'vitest'
import { curriculum } from './curriculum'
import { parsed } from './parsed'
import { SkillSchema, type Skill } from './schema'

function read(change: (skill: Skill) => void): () => Skill {
  const skill = structuredClone(curriculum.skills.find(({ id }) => id === 11))
  if (skill) change(skill)
  return () => parsed(SkillSchema, skill, 'skill.json')
}

it('valid data is returned', () => {
  expect(read(() => {})().id).toBe(11)
})

it('an error names file, place and mistake, one per line', () => {
  const broken = read((skill) => {
    skill.name.es = ' '
    const quiz = skill.subSkills[0]?.modules[1]
    if (quiz?.type === 'quiz' && quiz.questions[2]) quiz.questions[2].text.en = ''
  })
  expect(broken).toThrow(
    'skill.json: name › es: A text is empty\n' +
      'skill.json: subSkills › 1 › modules › 2 › questions › 3 › text › en: A text is empty',
  )
})
