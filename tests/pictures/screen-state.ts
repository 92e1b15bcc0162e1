import type { Page } from 'playwright-core'
import type { Language } from '@/i18n/languages'
import type { Language as ContentLanguage } from '@/mock-backend/curriculum/texts'
import type { BannerHost } from '@tests/fixtures/browser/full-build'
import type { AppLocation } from '@tests/fixtures/browser/open-at'
import type { textsOf } from '@tests/fixtures/browser/texts'
import type { Input } from '@tests/fixtures/journey/input'
import type { TextKey } from '@tests/fixtures/text-key'
import type { Counted } from './crowding-limits'

/** A visit to a screen, as the steps to a state see it. */
export type Visit = {
  page: Page
  language: Language
  /** The language of what the backend sends. */
  content: ContentLanguage
  /** The real texts by `namespace:key`. */
  t: ReturnType<typeof textsOf>
  input: Input
}

export type Step = (visit: Visit) => Promise<unknown>

type Spoken = Pick<Visit, 'language' | 'content' | 't'>

/** A text: `namespace:key` where it has no variables. */
export type Words = TextKey | ((visit: Spoken) => string)

export function say(words: Words, visit: Spoken): string {
  return typeof words === 'string' ? visit.t(words) : words(visit)
}

/** A screen in one of its states, and how to get there. */
export type ScreenState = {
  /** The name of its pictures. */
  name: string
  /** The drawing that it was designed after; null where there is none. */
  mock: string | null
  /** The build with every optional setting: Google's button, links to other sites. */
  full?: true
  /** The host of an environment with a banner. */
  host?: BannerHost
  /** Who is signed in: a learner or sentinel of the stand-in backend, by the name before the @. */
  learner?: string
  at: AppLocation | ((content: ContentLanguage) => AppLocation)
  /** What else the browser keeps: local storage, by key. */
  keeps?: Record<string, string>
  /** What is prepared before the page loads. */
  before?: readonly Step[]
  /** What is done on the page. */
  steps?: readonly Step[]
  /** What the screen says when it is in this state. */
  shows: Words
  /** Problems that belong to this state: what it shows is how the app takes them. */
  expects?: RegExp
  /** The limits of crowding that it has to miss, each with the reason. */
  calm?: Partial<Record<Counted, string>>
}
