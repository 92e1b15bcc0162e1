import { watchToTheEnd } from '../support/e2e'
import { lessonLocation, optionOf, feedbackAfter } from '../support/lessons'
import { answerForYouTube, refusedVideo, youtube } from '../support/youtube'
import type { States, Visit } from './state'
import { addVoices, answer, goOn, hold, lesson, press, see } from './steps'

const video = { ...lesson(1001), learner: 'lucia' } as const
const quiz = { ...lesson(1002), learner: 'lucia' } as const

/** Starts a quiz that this learner has finished. */
const again = ({ page, t }: Visit) => press(page, t('modules.quiz.again'))

const videoStates: States = {
  video: { ...video, shows: 'modules.video.watch' },
  'video-watched': {
    ...video,
    steps: ({ page }) => watchToTheEnd(page),
    shows: 'modules.video.watched',
  },
  'video-completed-before': { ...video, learner: 'sam', shows: 'modules.video.completed' },
  'video-loading-slow': {
    ...video,
    before: ({ page }) => hold(page, '/api/knowledge-subskill'),
    steps: ({ page, t }) => see(page, t('modules.video.loading')),
    afterSeconds: 9,
    shows: 'ui.loading.slow',
  },
  'video-no-clip': {
    ...video,
    learner: 'no-clip',
    before: ({ page }) => page.route('https://clips.norte.example/**', (route) => route.abort()),
    shows: 'ui.video.failed',
  },
  'video-not-embedded': {
    ...video,
    before: async ({ page }) => {
      await answerForYouTube(page.context())
      const videoUrl = `${youtube}/watch?v=${refusedVideo}`
      await answer(page, '/api/knowledge-subskill', { status: null, title: 'Soup', videoUrl })
    },
    shows: 'ui.video.failed',
  },
  'video-missing': {
    ...video,
    before: async ({ page }) => {
      const modules = [{ id: 1001, type: 'video', title: 'Soup' }]
      await answer(page, '/api/subskills', { subskills: [{ id: 101, title: 'Soup', modules }] })
      await answer(page, '/api/knowledge-subskill', { title: 'Soup' })
    },
    shows: 'ui.video.missing',
  },
  'video-failed': {
    ...video,
    learner: 'content-fails',
    afterSeconds: 10,
    shows: 'modules.video.failed.hint',
  },
  'video-not-saved': {
    ...video,
    learner: 'saving-fails',
    // Completed before, so Continue is open at once.
    steps: goOn,
    shows: 'errors.notSaved.doneBefore.refused',
  },
}

const option = ({ page, language }: Visit, kind: 'right' | 'wrong', module = 1002) =>
  page.getByRole('button', { name: optionOf(module, 0, kind)[language] })

const quizStates: States = {
  quiz: { ...quiz, shows: 'modules.quiz.choose' },
  'quiz-checking': {
    ...quiz,
    before: ({ page }) => hold(page, '/api/quiz/answers'),
    steps: (visit) => option(visit, 'wrong').click(),
    shows: 'modules.quiz.checking',
  },
  'quiz-wrong': {
    ...quiz,
    steps: (visit) => option(visit, 'wrong').click(),
    isShort: true,
    shows: 'modules.quiz.wrongOption',
  },
  'quiz-tried': {
    ...quiz,
    steps: (visit) => option(visit, 'wrong').click(),
    shows: 'modules.quiz.triedOption',
  },
  'quiz-right': {
    ...quiz,
    steps: (visit) => option(visit, 'right').click(),
    shows: 'modules.quiz.wellDone',
  },
  'quiz-none-right': {
    ...quiz,
    before: ({ page }) => answer(page, '/api/quiz/answers', { isCorrect: false }),
    steps: async ({ page }) => {
      const options = page.getByRole('group').getByRole('button')
      await options.first().waitFor()
      for (const one of await options.all()) await one.click()
    },
    shows: 'modules.quiz.noneRight',
  },
  'quiz-answer-failed': {
    ...quiz,
    learner: 'answers-fail',
    steps: async (visit) => {
      await again(visit)
      await option(visit, 'right').click()
    },
    shows: 'modules.quiz.error.answer',
  },
  'quiz-question-no-id': {
    ...quiz,
    learner: 'question-no-id',
    steps: async (visit) => {
      await again(visit)
      await option(visit, 'right').click()
    },
    shows: 'modules.quiz.error.parameters',
  },
  'quiz-saving': {
    ...quiz,
    before: ({ page }) => hold(page, '/api/subskill/update-state'),
    steps: async (visit) => {
      await option(visit, 'right').click()
      await goOn(visit)
    },
    shows: 'modules.saving',
  },
  'quiz-saving-failed': {
    ...lesson(1004),
    learner: 'saving-fails',
    steps: async (visit) => {
      await option(visit, 'right', 1004).click()
      await goOn(visit)
    },
    shows: 'modules.quiz.error.state',
  },
  'quiz-fails': {
    ...quiz,
    learner: 'quiz-fails',
    steps: again,
    afterSeconds: 10,
    shows: 'modules.quiz.failed.hint',
  },
  'quiz-broken': {
    ...quiz,
    learner: 'quiz-broken',
    steps: again,
    shows: 'modules.quiz.error.shape',
  },
  'quiz-empty': { ...quiz, learner: 'quiz-empty', steps: again, shows: 'modules.quiz.error.empty' },
  'quiz-finished': { ...quiz, learner: 'sam', shows: 'modules.quiz.finished' },
  'listen-quiz': {
    ...quiz,
    before: ({ page }) => addVoices(page),
    steps: ({ page, t }) => press(page, t('readAloud.listen')),
    shows: 'readAloud.stop',
  },
}

const rating = {
  path: '/learningpath/feedback',
  learner: 'sam',
  history: (language: Visit['language']) => feedbackAfter(1006, language),
} as const

async function rate({ page }: Visit) {
  for (const question of [0, 1])
    await page
      .getByRole('radiogroup')
      .nth(question)
      .getByRole('radio')
      .nth(3)
      .check({ force: true })
}

async function sendRating(visit: Visit) {
  await rate(visit)
  await press(visit.page, visit.t('lessonFeedback.submit'))
}

const otherStates: States = {
  'rating-empty': { ...rating, shows: 'lessonFeedback.prompt' },
  'rating-chosen': { ...rating, steps: rate, shows: 'lessonFeedback.helpfulness.phrases.4' },
  'rating-failed': {
    ...rating,
    learner: 'saving-fails',
    steps: sendRating,
    shows: 'lessonFeedback.notSent',
  },
  'rating-may-be-sent': {
    ...rating,
    before: ({ page }) => page.route('**/api/submit_feedback', (route) => route.abort()),
    steps: sendRating,
    shows: 'lessonFeedback.mayBeSent',
  },
  'module-not-opened': {
    learner: 'sam',
    path: '/learningpath/recipe',
    afterSeconds: 6,
    shows: 'modules.notOpened',
  },
  'module-unknown-type': {
    learner: 'unknown-type',
    path: lessonLocation(1001, 'en', null).address,
    history: (language) => lessonLocation(1001, language, null).state,
    shows: 'modules.error.notHere',
  },
}

export const lessons = { ...videoStates, ...quizStates, ...otherStates }
