import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Language } from '@/i18n/languages'
import { forgive } from '@tests/fixtures/browser/outages'
import type { Visitor } from '@tests/fixtures/browser/test-app'
import {
  budgetSkill,
  openPathToKeep,
  savedStates,
  unanswered,
} from '@tests/fixtures/journey/kept-skill'
import { recordAnnouncements } from '../reader/announcements'
import { byReader } from '../reader/by-reader'
import { test } from '../reader/reader-test'
import { keepSteps, offlineSteps, saveSteps } from '../story/kept-story'
import { followStory, type Way } from '../story/way'
import { visitors } from './visitors'
import { atZoom, byKeyboard, byTouch } from './ways'

type AnyWay = {
  visitor: Visitor
  on: (page: Page, language: Language) => Way | Promise<Way>
}

const ways: Record<string, AnyWay> = {
  'by keyboard': byKeyboard,
  'by touch': byTouch,
  'at 400 % zoom': atZoom,
  'by the accessibility tree': {
    visitor: {},
    on: (page, language) => byReader(page, language, []),
  },
}

describe.each(Object.entries(ways))('%s', (_, { visitor, on }) => {
  test.for(visitors)(
    'a skill is kept, its first step is done without a network, and saved, $language',
    { timeout: 300_000 },
    async ({ language, locale }, { openApp, problems, backend }) => {
      const app = await openApp({ ...visitor, locale, serviceWorker: true })
      const { page } = app
      await page.addInitScript(recordAnnouncements)
      await openPathToKeep(app, language)
      const way = await on(page, language)
      const [step] = budgetSkill().subSkills
      if (!step) throw new Error('The skill has no steps')
      await followStory(keepSteps(language), way)
      await page.context().setOffline(true)
      await followStory(offlineSteps(language, step), way)
      await page.context().setOffline(false)
      await followStory(saveSteps(language, step.modules.length), way)
      const saved = step.modules.map(({ id }) => [id, 'completed'] as const)
      expect(await savedStates(backend)).toEqual(Object.fromEntries(saved))
      forgive(problems, unanswered)
    },
  )
})
