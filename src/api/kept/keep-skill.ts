import { env } from '@/config/env'
import type { Language } from '@/i18n/languages'
import { openKeptFiles } from '@/learner/kept/kept-files'
import { learningPathSnapshot, type LearningModule } from '../learning'
import { requestPath } from '../learning.queries'
import { lessonName, requests } from '../modules.queries'
import { lessonsOf } from '../path-progress'
import { ApiError, isUnanswered } from '../transport/api-error'

/** What a skill weighs before it is kept. */
export type SkillSize = {
  /** About so many: the backend does not say how large a sheet is. */
  bytes: number
  /** Titles of the films that cannot be kept, as another service shows them. */
  missing: string[]
}

/** Why a skill could not be kept. */
export class KeepError extends Error {
  readonly reason: 'full' | 'blocked' | 'no-answer' | 'refused'

  constructor(reason: KeepError['reason'], cause: unknown) {
    super(`Not kept: ${reason}`, { cause })
    this.reason = reason
    this.name = 'KeepError'
  }
}

type Keeping = {
  skillId: number
  languages: readonly Language[]
  signal: AbortSignal
}

/** In bytes: what an answer without a sheet, and one with a sheet, weigh about. */
const typical = { answer: 5_000, sheet: 60_000 }
const weightOf = ({ type }: LearningModule) =>
  type === 'pdf' || type === 'practice' ? typical.sheet : typical.answer

/** The policy of the page lets it read files of these hosts only (src/build/hosting/csp.ts). */
function isReadable(address: string): boolean {
  const { origin } = new URL(address)
  return origin === window.location.origin || origin === new URL(env().apiBaseUrl).origin
}

async function modulesOf({ skillId, languages: [language], signal }: Keeping) {
  const path = await requestPath(skillId, { signal, ...(language && { language }) })
  return path.subSkills.flatMap(lessonsOf)
}

type Film = { title: string; address: string }

/** The films of a skill, each address once. */
async function filmsOf(keeping: Keeping, modules: readonly LearningModule[]): Promise<Film[]> {
  const films = new Map<string, Film>()
  for (const { type, contentId, title, videoUrl } of modules) {
    if (type !== 'video') continue
    for (const language of keeping.languages) {
      const video = await requests.video(contentId, { signal: keeping.signal, language })
      const address = video.videoUrl ?? videoUrl
      if (address) films.set(address, { title: title || video.title, address })
    }
  }
  return [...films.values()]
}

async function bytesOf(address: string, signal: AbortSignal): Promise<number> {
  const { ok, headers } = await fetch(address, { method: 'HEAD', signal, credentials: 'omit' })
  return ok ? Number(headers.get('content-length')) || 0 : 0
}

const titles = (films: readonly Film[]) => [...new Set(films.map(({ title }) => title))]

/** Asks how large a skill is, without loading its films or sheets. Throws ApiError. */
export async function sizeOfSkill(keeping: Keeping): Promise<SkillSize> {
  const modules = await modulesOf(keeping)
  const films = await filmsOf(keeping, modules)
  const sizes = films
    .filter(({ address }) => isReadable(address))
    .map(({ address }) => bytesOf(address, keeping.signal).catch(() => 0))
  const ofFilms = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  const ofAnswers = modules.reduce((sum, module) => sum + weightOf(module), 0)
  return {
    bytes: ofFilms + ofAnswers * keeping.languages.length,
    missing: titles(films.filter(({ address }) => !isReadable(address))),
  }
}

async function loadFilm(address: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(address, { signal, credentials: 'omit' })
  const blob = await response.blob()
  // A page in the place of a film, as some networks send it, is none.
  if (!response.ok || blob.type.startsWith('text/html')) throw new ApiError('no-response')
  return blob
}

/** Why a cache did not take something, by what the browser throws. */
function keepError(error: unknown): unknown {
  if (isUnanswered(error) || error instanceof TypeError) return new KeepError('no-answer', error)
  if (error instanceof ApiError) return new KeepError('refused', error)
  if (!(error instanceof DOMException) || error.name === 'AbortError') return error
  return new KeepError(/quota/i.test(error.name) ? 'full' : 'blocked', error)
}

/**
 * Loads all lessons of a skill into the learner's cache, in the order of the path; what is there from an interrupted
 * download stays. Tells the share that is done, 0 to 1. Throws KeepError, or the AbortError of the signal.
 */
export async function keepSkill(
  keeping: Keeping,
  tell: (share: number) => void,
): Promise<SkillSize> {
  const { skillId, languages, signal } = keeping
  try {
    const files = await openKeptFiles(skillId)
    const modules = await modulesOf(keeping)
    const films = await filmsOf(keeping, modules)
    const readable = films.filter(({ address }) => isReadable(address))
    const steps: { weight: number; keep: () => Promise<number> }[] = [
      ...readable.map(({ address }) => ({
        weight: 1_000_000,
        keep: async () => {
          const here = await files.sizeOfFilm(address)
          if (here > 0) return here
          const film = await loadFilm(address, signal)
          await files.putFilm(address, new Response(film))
          return film.size
        },
      })),
      ...languages.flatMap((language) =>
        modules.map((module) => ({
          weight: weightOf(module),
          keep: async () => {
            const { type, contentId } = module
            if (type === null) return 0
            const name = lessonName(type, contentId, language)
            const here = await files.sizeOfAnswer(name)
            if (here > 0) return here
            let size = 0
            const onAnswer = async (answer: unknown) => {
              size = await files.putAnswer(name, answer)
            }
            await requests[type](contentId, { signal, language, onAnswer })
            return size
          },
        })),
      ),
      // The path last: without it nothing is found, so nothing half kept is shown.
      ...languages.map((language) => ({
        weight: typical.answer,
        keep: async () => {
          let size = 0
          const onAnswer = async (answer: unknown) => {
            size = await files.putAnswer(learningPathSnapshot(skillId, language).name, answer)
          }
          await requestPath(skillId, { signal, language, onAnswer })
          return size
        },
      })),
    ]
    const total = steps.reduce((sum, { weight }) => sum + weight, 0)
    let [done, bytes] = [0, 0]
    for (const { weight, keep } of steps) {
      signal.throwIfAborted()
      bytes += await keep()
      done += weight
      tell(done / total)
    }
    return { bytes, missing: titles(films.filter((film) => !readable.includes(film))) }
  } catch (error) {
    throw keepError(error)
  }
}
