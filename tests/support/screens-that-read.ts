import { screen } from '@testing-library/react'
import { aModule } from './lesson-data'

/** A screen and the one read that it cannot do without. */
export type ReadingScreen = {
  name: string
  path: string
  state?: unknown
  /** The path of the read. */
  reads: `/${string}`
  /** What is on its way, in words. */
  loading: string
  /** What the error view says besides the mapped sentence: what failed, and what to do now. */
  fails: RegExp
  /** What the screen says itself instead of the mapped sentence (specification §8). */
  ownSentence?: boolean
  /** The screen as it should be. */
  ready: () => Promise<HTMLElement>
}

const skillId = 11

/** Every screen that shows what the server knows; a new one is one more entry. */
export const readingScreens: readonly ReadingScreen[] = [
  {
    name: 'the skill map',
    path: '/skillmap',
    reads: '/api/skill-map/with-selection',
    loading: 'Loading your skill map…',
    fails: /Nothing is lost\. Wait a moment, then try again\./,
    ready: () => screen.findByRole('heading', { name: 'Your skill map' }),
  },
  {
    name: 'the skill selection',
    path: '/skill-selection',
    reads: '/api/skill-categories',
    loading: 'Loading the skills…',
    fails: /Nothing is lost\. Wait a moment, then try again\./,
    ready: () => screen.findByRole('heading', { name: 'Choose your skills' }),
  },
  {
    name: 'the learning path',
    path: '/learningpath',
    state: { skillId },
    reads: '/api/subskills',
    loading: 'Loading your path…',
    fails: /We could not load your path\. Nothing is lost\. Wait a moment, then try again\./,
    ready: () => screen.findByRole('heading', { name: 'Cook a simple recipe' }),
  },
  {
    name: 'a video',
    path: '/learningpath/practice',
    state: { skillId, module: aModule({ id: 1003, type: 'video' }) },
    reads: '/api/knowledge-subskill',
    loading: 'Loading your video…',
    fails: /Error loading module.*Nothing is lost\. Wait a moment, then try again\./,
    ownSentence: true,
    ready: () => screen.findByText('Watch to the end. Then you can continue.'),
  },
  {
    name: 'a quiz',
    path: '/learningpath/practice',
    state: { skillId, module: aModule({ id: 1004, type: 'quiz' }) },
    reads: '/api/quiz/questions',
    loading: 'Loading your questions…',
    fails: /Error loading quiz.*(Wait a moment, then try again|Try again, or go back)/,
    ownSentence: true,
    ready: () => screen.findByText(/^Question 1 of/),
  },
  {
    name: 'a pdf',
    path: '/learningpath/knowledge',
    state: { skillId, module: aModule({ id: 1014, type: 'pdf' }) },
    reads: '/api/pdf/retrieve',
    loading: 'Loading your page…',
    fails: /Error loading pdf.*Nothing is lost\. Wait a moment, then try again\./,
    ownSentence: true,
    ready: () => screen.findByTitle('Safe temperatures'),
  },
  {
    name: 'a practice',
    path: '/learningpath/recipe',
    state: { skillId, module: aModule({ id: 1013, type: 'practice' }) },
    reads: '/api/practice-subskill',
    loading: 'Loading your practice…',
    fails: /Error loading practice data.*Nothing is lost\. Wait a moment, then try again\./,
    ownSentence: true,
    ready: () => screen.findByRole('heading', { name: 'Your Practice' }),
  },
  {
    name: 'a challenge',
    path: '/learningpath/challenge',
    state: { skillId: 41, module: aModule({ id: 4010, type: 'challenge' }) },
    reads: '/api/challenge-subskill',
    loading: 'Loading your challenge…',
    fails: /Error loading challenge.*Nothing is lost\. Wait a moment, then try again\./,
    ownSentence: true,
    ready: () => screen.findByRole('heading', { name: '1 load, start to finish' }),
  },
]
