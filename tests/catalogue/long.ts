import type { State, States, Visit } from './state'
import { answer, goOn, lesson } from './steps'

/** A word that has to break anywhere, and an address with places to break. */
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'
const longAddress = 'https://help.example.org/laundry/how-to-read-the-labels-in-your-clothes'

const longModule = { id: 1001, type: 'video', title: longWord, description: longAddress }
const longStep = { id: 101, title: longWord, description: longAddress, modules: [longModule] }
const longPath = ({ page }: Visit) =>
  answer(page, '/api/subskills', { skill_name: longWord, subskills: [longStep] })

/** A module in a sub-skill of this many modules. */
const lessonOfMany = (nth: number, count: number): State => ({
  ...lesson(1001),
  learner: 'lucia',
  before: ({ page }) => {
    const modules = Array.from({ length: count }, (_, index) => ({
      id: index === nth - 1 ? 1001 : 5000 + index,
      type: 'video',
      title: 'Knife safety',
    }))
    const subskills = [{ id: 101, title: 'Get your tools ready', modules }]
    return answer(page, '/api/subskills', { subskills })
  },
  shows: ({ t }) => t('modules.place', { lesson: nth, lessons: count }),
})

/** Longer words and lists than those of the curriculum. */
export const long: States = {
  'lesson-3-of-7': lessonOfMany(3, 7),
  'lesson-2-of-20': lessonOfMany(2, 20),
  'path-long-words': {
    learner: 'lucia',
    path: '/learningpath',
    history: () => ({ skillId: 11 }),
    before: longPath,
    shows: 'learningPath.introduction.title',
  },
  'video-long-words': {
    learner: 'lucia',
    ...lesson(1001),
    before: longPath,
    shows: ({ t }) => t('modules.place', { lesson: 1, lessons: 1 }),
  },
  'quiz-long-words': {
    learner: 'lucia',
    ...lesson(1002),
    before: ({ page }) => {
      const options = [
        { id: 1, text: longWord },
        { id: 2, text: `See ${longAddress}` },
      ]
      const questions = [{ id: 1, text: `What is a ${longWord}?`, options }]
      return answer(page, '/api/quiz/questions', { questions })
    },
    shows: 'modules.quiz.choose',
  },
  'challenge-long-words': {
    learner: 'sam',
    ...lesson(4010),
    before: ({ page }) =>
      answer(page, '/api/challenge-subskill', {
        title: `${longWord}: load, lavada`,
        description: 'x'.repeat(200),
        steps: [
          { text: `Read ${longAddress}`, external_resource: longAddress },
          longWord,
          'A step with very many words. '.repeat(12),
        ],
      }),
    steps: goOn,
    shows: 'modules.challenge.hint',
  },
}
