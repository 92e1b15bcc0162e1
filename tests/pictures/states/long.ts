import { paths } from '@/config/paths'
import { lessonLocation } from '@tests/support/lessons'
import type { ScreenState } from '../screen-state'
import { answers, press, sees } from '../steps'

const video = 1001
const quiz = 1002
const laundry = 4010

/**
 * Longer than a line on a phone: a word that has to break anywhere, and an address with places to
 * break.
 */
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'
const longAddress = 'https://help.example.org/laundry/how-to-read-the-labels-in-your-clothes'
const longChallenge = answers('/api/challenge-subskill', 200, {
  title: `${longWord}: load, lavada`,
  description: 'x'.repeat(200),
  steps: [
    { text: `Read ${longAddress}`, external_resource: longAddress },
    longWord,
    'A step with very many words. '.repeat(12),
  ],
})
const longPath = answers('/api/subskills', 200, {
  skill_name: longWord,
  subskills: [
    {
      id: 101,
      title: longWord,
      description: longAddress,
      modules: [{ id: video, type: 'video', title: longWord, description: longAddress }],
    },
  ],
})

/** A lesson in a sub-skill of this many lessons. */
const lessonOfMany = (part: number, parts: number): ScreenState => ({
  name: `lesson-part-${part}-of-${parts}`,
  learner: 'lucia',
  at: (language) => lessonLocation(video, language),
  before: [
    answers('/api/subskills', 200, {
      subskills: [
        {
          id: 101,
          title: 'Get your tools ready',
          modules: Array.from({ length: parts }, (_, index) => ({
            id: index === part - 1 ? video : 5000 + index,
            type: 'video',
            title: 'Knife safety',
          })),
        },
      ],
    }),
  ],
  shows: ({ t }) => t('modules:part', { part, parts }),
})

const longestPath = {
  learner: 'lucia',
  at: { address: paths.learningPath, state: { skillId: 11 } },
  before: [longPath],
}

const toSteps = [
  sees(({ t }) => t('modules:challenge.count', { count: 3 })),
  press('modules:continue'),
]

/** Data with longer lists and words than our own lessons. */
export const longStates: readonly ScreenState[] = [
  lessonOfMany(3, 7),
  lessonOfMany(2, 20),
  {
    ...longestPath,
    name: 'path-long-words',
    shows: 'learning-path:introduction.title',
  },
  {
    name: 'video-long-words',
    learner: 'lucia',
    at: (language) => lessonLocation(video, language),
    before: [longPath],
    shows: ({ t }) => t('modules:part', { part: 1, parts: 1 }),
  },
  {
    name: 'quiz-long-words',
    learner: 'lucia',
    at: (language) => lessonLocation(quiz, language),
    before: [
      answers('/api/quiz/questions', 200, {
        questions: [
          {
            id: 1,
            text: `What is a ${longWord}?`,
            options: [
              { id: 1, text: longWord },
              { id: 2, text: `See ${longAddress}` },
            ],
          },
        ],
      }),
    ],
    shows: 'modules:quiz.choose',
  },
  {
    name: 'challenge-long-words',
    learner: 'sam',
    at: (language) => lessonLocation(laundry, language),
    before: [longChallenge],
    steps: toSteps,
    shows: 'modules:challenge.hint',
  },
]
