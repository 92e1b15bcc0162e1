import type { Page } from '@playwright/test'
import type { Language } from '@/i18n/languages'
import type { Language as ContentLanguage } from '@/mock-backend/curriculum/texts'
import type { textsOf } from '@tests/fixtures/browser/texts'
import type { Input } from '@tests/fixtures/journey/input'
import type { TextKey } from '@tests/fixtures/text-key'
import type { AppLocation } from '@tests/support/lessons'

/** A visit to a screen, as the steps to a state use it. */
export type Visit = {
  page: Page
  language: Language
  /** The language of the backend's content. */
  content: ContentLanguage
  /** The texts by `namespace:key`. */
  t: ReturnType<typeof textsOf>
  input: Input
}

export type Step = (visit: Visit) => Promise<unknown>

type Spoken = Pick<Visit, 'language' | 'content' | 't'>

/** A text: `namespace:key` if it has no variables. */
export type Words = TextKey | ((visit: Spoken) => string)

export function say(words: Words, visit: Spoken): string {
  return typeof words === 'string' ? visit.t(words) : words(visit)
}

/** A screen in one of its states, and how to get there. */
export type ScreenState = {
  /** The name of its screenshots. */
  name: string
  /** Needs the build with every optional setting: Google's button, links to other sites. */
  full?: true
  /** The host of an environment with a banner. */
  host?: 'app-dev' | 'app-stg'
  /** The signed-in learner or sentinel, by the name before the @. */
  learner?: string
  at: AppLocation | ((content: ContentLanguage) => AppLocation)
  /** Further local storage, by key. */
  keeps?: Record<string, string>
  /** Steps before the page loads. */
  before?: readonly Step[]
  /** Steps on the page. */
  steps?: readonly Step[]
  /** A text that the screen shows in this state. */
  shows: Words
  /** Expected problems of this state. */
  expects?: RegExp
}
