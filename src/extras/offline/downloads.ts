import { hashKey, onlineManager } from '@tanstack/react-query'
import axios from 'axios'
import { lessonsOf, type LearningModule, type LearningPath } from '@/api/learning'
import { lessonQuery, requests } from '@/api/modules.queries'
import type { Language } from '@/i18n/languages'
import { nameOf, type Device, type Held, type SavedSkill } from './device'
import { askApi } from './network'
import { withoutSignature } from './reads'

/** The lessons that open without a network. A quiz does not: the server checks its answers. */
export const lessonsFor = (path: LearningPath) =>
  path.subSkills
    .flatMap(lessonsOf)
    .filter(({ type, contentId }) => type !== 'quiz' && contentId !== null)

export const recordOf = ({ type, contentId }: LearningModule, language: Language) =>
  nameOf.answer(hashKey(lessonQuery(type ?? 'video', contentId, language).queryKey))

/** Works on a skill after all other tabs that do. */
const inTurn = ({ skillId }: SavedSkill, work: () => Promise<void>) =>
  navigator.locks.request(`norte-offline ${skillId}`, work)

/** Lets the worker hold the files that lessons need beside their content. */
export async function holdLessonFiles(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('lessons')
}

export type Download = { skill: SavedSkill; lessons: LearningModule[]; stop: AbortController }

/** Downloads what is missing, one after another; one that fails holds up none. Throws when there is no more room. */
export const download = (device: Device, task: Download, onProgress: () => void) =>
  inTurn(task.skill, async () => {
    const { skill, lessons, stop } = task
    const write = async (name: string, value: SavedSkill | Held) => {
      if (!(await device.write(name, value))) throw new Error('There is no more room')
    }
    await write(nameOf.skill(skill), skill)
    void holdLessonFiles()
    for (const lesson of lessons) {
      onProgress()
      const name = recordOf(lesson, skill.language)
      if ((await device.names()).includes(name)) continue
      const held = await fetchLesson(lesson, skill.language, stop.signal).catch(() => undefined)
      // Is it this lesson alone that does not come?
      if (held === undefined && !stop.signal.aborted) await askApi()
      if (stop.signal.aborted || !onlineManager.isOnline() || !device.isHere()) return
      if (held) await write(name, held)
    }
  })

async function fetchLesson(
  { type, contentId }: LearningModule,
  language: Language,
  signal: AbortSignal,
): Promise<Held> {
  const answer = await requests[type ?? 'video'](contentId, { signal, language })
  return 'videoUrl' in answer
    ? { answer, film: await fetchFilm(answer.videoUrl ?? '', signal) }
    : { answer }
}

/** Throws for the page of a video service, and where a network sends a page in place of a film. */
async function fetchFilm(address: string, signal: AbortSignal) {
  const from = withoutSignature(address)
  if (!/\.(mp4|m4v|webm|ogv|mov)$/i.test(from)) throw new Error('Not a film')
  const { data: blob } = await axios.get<Blob>(address, {
    responseType: 'blob',
    signal,
    adapter: 'fetch',
  })
  if (blob.size === 0 || blob.type.startsWith('text/')) throw new Error('Not a film')
  return { from, blob }
}

/** Takes a skill away from this device, once no tab downloads it. */
export const takeAway = (device: Device, skill: SavedSkill) =>
  inTurn(skill, () => device.remove(nameOf.skill(skill), ...skill.records))
