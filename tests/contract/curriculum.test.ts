import i18next from 'i18next'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { postValidateUser } from '@/api/account'
import { getLearningPath, type LearningModule } from '@/api/learning'
import { getChallenge, getPdf, getPractice, getQuizQuestions, getVideo } from '@/api/modules'
import { meetsRule, passwordRules } from '@/features/auth/form/password-rules'
import { session } from '@/learner/session'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { textsIn } from '@/mock-backend/curriculum/texts-in'
import type { HttpBackend } from '@/mock-backend/entries/http/http'
import { startHttpBackend } from '@/mock-backend/entries/http/http'

/**
 * The app's own client reads the whole curriculum from the mock backend over HTTP: every lesson and
 * link exists.
 */
let backend: HttpBackend

beforeAll(async () => {
  backend = await startHttpBackend()
  vi.stubEnv('VITE_API_BASE_URL', backend.url)
})

afterAll(() => backend.close())

beforeEach(async () => {
  const email = 'omar@example.com'
  const token = await postValidateUser({ username: email, password: 'Norte2026' })
  session.start({ accessToken: token ?? '', email, remember: true })
})

async function modulesOf(skillId: number): Promise<LearningModule[]> {
  const { subSkills } = await getLearningPath(skillId)
  return subSkills.flatMap(({ modules }) => modules)
}

const isPdf = (base64: string) => atob(base64).startsWith('%PDF-')

async function isFound(address: string | null): Promise<boolean> {
  return address !== null && (await fetch(address, { method: 'HEAD' })).ok
}

/** Whether a help page exists in the language of the lesson. */
async function speaksTheLanguage(address: string): Promise<boolean> {
  const page = await (await fetch(address)).text()
  return page.includes(`<html lang="${i18next.language}">`)
}

/** Whether the content of a module exists. */
async function holds({ contentId, type }: LearningModule): Promise<boolean> {
  switch (type) {
    case 'video':
      return isFound((await getVideo(contentId)).videoUrl)
    case 'quiz':
      return (await getQuizQuestions(contentId)).length > 0
    case 'pdf': {
      const { data, title } = await getPdf(contentId)
      return isPdf(data) && /\S\.pdf$/.test(title)
    }
    case 'practice': {
      const { objective, pdfData } = await getPractice(contentId)
      return isPdf(pdfData) && objective !== ''
    }
    case 'challenge': {
      const { steps } = await getChallenge(contentId)
      const links = steps.flatMap(({ externalResource }) => externalResource ?? [])
      const found = await Promise.all(links.map(speaksTheLanguage))
      return steps.length >= 3 && found.every(Boolean)
    }
    default:
      return false
  }
}

describe.each(['en', 'es'] as const)('in %s', (language) => {
  beforeEach(() => i18next.changeLanguage(language))

  it.each(curriculum.skills.map(({ id, name }) => [name.en, id] as const))(
    'every lesson can be done: %s',
    async (_, skillId) => {
      const modules = await modulesOf(skillId)
      expect(modules.length).toBeGreaterThan(0)
      const broken: string[] = []
      for (const module of modules) if (!(await holds(module))) broken.push(module.title)
      expect(broken).toEqual([])
    },
  )
})

it.each(['en', 'es'] as const)('shows only passwords that sign-up accepts: %s', (language) => {
  const shown = textsIn(curriculum, language).flatMap(
    (text) => text.match(/\p{L}+(?:-\p{L}+){2,}-\d+/gu) ?? [],
  )
  expect(shown).not.toEqual([])
  const refused = shown.filter((one) => !passwordRules.every((rule) => meetsRule(rule, one)))
  expect(refused).toEqual([])
})
