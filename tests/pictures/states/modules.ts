import { paths } from '@/config/paths'
import { lessonLocation, ratingAfter } from '@tests/fixtures/curriculum-lessons'
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
  mock: 'error-view',
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
    mock: 'video',
    learner: 'lucia',
    at: (language) => lessonLocation(video, language),
    shows: 'modules:video.watch',
  },
  {
    name: 'video-watched',
    mock: 'video',
    learner: 'lucia',
    at: (language) => lessonLocation(video, language),
    steps: [watchToTheEnd],
    shows: 'modules:video.watched',
  },
  {
    name: 'video-completed-before',
    mock: 'video',
    learner: 'sam',
    at: (language) => lessonLocation(video, language),
    shows: 'modules:video.completed',
  },
  {
    name: 'video-loading-slow',
    mock: 'video',
    learner: 'lucia',
    at: (language) => lessonLocation(video, language),
    before: [ownClock, holds('/api/knowledge-subskill')],
    steps: [pass(9)],
    shows: 'common:ui.loading.slow',
  },
  {
    name: 'video-no-clip',
    mock: 'video',
    learner: 'no-clip',
    at: (language) => lessonLocation(video, language),
    before: [breaksOff('clips.norte.example')],
    shows: 'common:ui.video.failed',
    expects: /clips\.norte\.example|Failed to load resource/,
  },
  {
    name: 'video-failed',
    mock: 'error-view',
    learner: 'content-fails',
    at: (language) => lessonLocation(video, language),
    before: [ownClock],
    steps: [pass(10)],
    shows: 'modules:video.failed.hint',
    expects: refused,
  },
  {
    name: 'video-not-saved',
    mock: 'video',
    learner: 'saving-fails',
    // Completed before, so Continue is enabled at once.
    at: (language) => lessonLocation(video, language),
    steps: [sees('modules:video.completed'), press('modules:continue')],
    shows: 'modules:notSaved',
    expects: refused,
  },
  {
    name: 'module-not-opened',
    mock: null,
    learner: 'sam',
    at: { address: paths.module('recipe') },
    shows: 'modules:notOpened',
  },
  {
    name: 'module-unknown-type',
    mock: 'error-view',
    learner: 'unknown-type',
    at: (language) => lessonLocation(video, language, null),
    shows: 'modules:error.notHere',
  },
  {
    name: 'quiz',
    mock: 'quiz-wrong',
    learner: 'lucia',
    at: (language) => lessonLocation(quiz, language),
    shows: 'modules:quiz.choose',
  },
  {
    name: 'quiz-checking',
    mock: 'quiz-wrong',
    learner: 'lucia',
    at: (language) => lessonLocation(quiz, language),
    before: [holds('/api/quiz/answers')],
    steps: [answer(quiz, 0, 'wrong')],
    shows: 'modules:quiz.checking',
  },
  {
    name: 'quiz-wrong',
    mock: 'quiz-wrong',
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
    mock: 'quiz-right',
    learner: 'lucia',
    at: (language) => lessonLocation(quiz, language),
    steps: [answer(quiz, 0, 'right')],
    shows: 'modules:quiz.wellDone',
  },
  {
    name: 'quiz-answer-failed',
    mock: 'quiz-wrong',
    learner: 'answers-fail',
    at: (language) => lessonLocation(quiz, language),
    steps: [answer(quiz, 0, 'right')],
    shows: 'modules:quiz.error.answer',
    expects: refused,
  },
  {
    name: 'quiz-saving',
    mock: 'quiz-right',
    learner: 'lucia',
    at: (language) => lessonLocation(quiz, language),
    before: [holds('/api/subskill/update-state')],
    steps: [answer(quiz, 0, 'right'), press('modules:continue')],
    shows: 'modules:saving',
  },
  {
    name: 'quiz-saving-failed',
    mock: 'quiz-right',
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
    mock: 'lesson-rating',
    learner: 'sam',
    at: rating,
    shows: 'lesson-rating:prompt',
  },
  {
    name: 'rating-chosen',
    mock: 'lesson-rating',
    learner: 'sam',
    at: rating,
    steps: [rate(4)],
    shows: 'lesson-rating:helpfulness.phrases.4',
  },
  {
    name: 'rating-failed',
    mock: 'lesson-rating',
    learner: 'saving-fails',
    at: rating,
    steps: [rate(4), press('lesson-rating:submit')],
    shows: 'lesson-rating:notSent',
    expects: refused,
  },
]
