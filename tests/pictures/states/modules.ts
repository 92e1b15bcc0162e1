import { paths } from '@/config/paths'
import { lessonLocation, ratingAfter } from '@tests/support/lessons'
import type { ScreenState, Words } from '../screen-state'
import {
  answer,
  breaksOff,
  holds,
  ownClock,
  pass,
  passUntil,
  press,
  rate,
  sees,
  stopClock,
  watchToTheEnd,
} from '../steps'

const video = 1001
const quiz = 1002
const openQuiz = 1004
const refused = /Failed to load resource/

const rating = {
  address: paths.lessonRating,
  state: ratingAfter(1006),
}

const failingQuiz = (learner: string, shows: Words): ScreenState => ({
  name: learner,
  learner,
  at: (language) => lessonLocation(quiz, language),
  before: [ownClock],
  steps: [pass(10)],
  shows,
  expects: refused,
})

/** The lessons, and the rating after them. */
export const moduleStates: readonly ScreenState[] = [
  {
    name: 'video',
    learner: 'lucia',
    at: (language) => lessonLocation(video, language),
    shows: 'modules:video.watch',
  },
  {
    name: 'video-watched',
    learner: 'lucia',
    at: (language) => lessonLocation(video, language),
    steps: [watchToTheEnd],
    shows: 'modules:video.watched',
  },
  {
    name: 'video-completed-before',
    learner: 'sam',
    at: (language) => lessonLocation(video, language),
    shows: 'modules:video.completed',
  },
  {
    name: 'video-loading-slow',
    learner: 'lucia',
    at: (language) => lessonLocation(video, language),
    before: [ownClock, holds('/api/knowledge-subskill')],
    steps: [pass(9)],
    shows: 'common:ui.loading.slow',
  },
  {
    name: 'video-no-clip',
    learner: 'no-clip',
    at: (language) => lessonLocation(video, language),
    before: [breaksOff('clips.norte.example')],
    shows: 'common:ui.video.failed',
    expects: /clips\.norte\.example|Failed to load resource/,
  },
  {
    name: 'video-failed',
    learner: 'content-fails',
    at: (language) => lessonLocation(video, language),
    before: [ownClock],
    steps: [pass(10)],
    shows: 'modules:video.failed.hint',
    expects: refused,
  },
  {
    name: 'video-not-saved',
    learner: 'saving-fails',
    // Completed before, so Continue is enabled at once.
    at: (language) => lessonLocation(video, language),
    steps: [sees('modules:video.completed'), press('modules:continue')],
    shows: 'modules:notSaved',
    expects: refused,
  },
  {
    name: 'module-not-opened',
    learner: 'sam',
    at: { address: paths.module('recipe') },
    shows: 'modules:notOpened',
  },
  {
    name: 'module-unknown-type',
    learner: 'unknown-type',
    at: (language) => lessonLocation(video, language, null),
    shows: 'modules:error.notHere',
  },
  {
    name: 'quiz',
    learner: 'lucia',
    at: (language) => lessonLocation(quiz, language),
    shows: 'modules:quiz.choose',
  },
  {
    name: 'quiz-checking',
    learner: 'lucia',
    at: (language) => lessonLocation(quiz, language),
    before: [holds('/api/quiz/answers')],
    steps: [answer(quiz, 0, 'wrong')],
    shows: 'modules:quiz.checking',
  },
  {
    name: 'quiz-wrong',
    learner: 'lucia',
    at: (language) => lessonLocation(quiz, language),
    before: [ownClock],
    steps: [
      sees('modules:quiz.choose'),
      stopClock,
      answer(quiz, 0, 'wrong'),
      passUntil('modules:quiz.wrongOption'),
    ],
    shows: 'modules:quiz.almostThere',
  },
  {
    name: 'quiz-right',
    learner: 'lucia',
    at: (language) => lessonLocation(quiz, language),
    steps: [answer(quiz, 0, 'right')],
    shows: 'modules:quiz.wellDone',
  },
  {
    name: 'quiz-answer-failed',
    learner: 'answers-fail',
    at: (language) => lessonLocation(quiz, language),
    steps: [answer(quiz, 0, 'right')],
    shows: 'modules:quiz.error.answer',
    expects: refused,
  },
  {
    name: 'quiz-saving',
    learner: 'lucia',
    at: (language) => lessonLocation(quiz, language),
    before: [holds('/api/subskill/update-state')],
    steps: [answer(quiz, 0, 'right'), press('modules:continue')],
    shows: 'modules:saving',
  },
  {
    name: 'quiz-saving-failed',
    learner: 'saving-fails',
    // One that they have not completed before, since a completed one is not saved again.
    at: (language) => lessonLocation(openQuiz, language),
    steps: [answer(openQuiz, 0, 'right'), press('modules:continue')],
    shows: 'modules:quiz.error.state',
    expects: refused,
  },
  failingQuiz('quiz-fails', 'modules:quiz.failed.hint'),
  failingQuiz('quiz-broken', 'modules:quiz.error.shape'),
  failingQuiz('quiz-empty', 'modules:quiz.error.empty'),
  {
    name: 'rating-empty',
    learner: 'sam',
    at: rating,
    shows: 'lesson-rating:prompt',
  },
  {
    name: 'rating-chosen',
    learner: 'sam',
    at: rating,
    steps: [rate(4)],
    shows: 'lesson-rating:helpfulness.phrases.4',
  },
  {
    name: 'rating-failed',
    learner: 'saving-fails',
    at: rating,
    steps: [rate(4), press('lesson-rating:submit')],
    shows: 'lesson-rating:notSent',
    expects: refused,
  },
]
