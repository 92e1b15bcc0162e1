import { hashKey, onlineManager } from '@tanstack/react-query'
import axios from 'axios'
import { lessonsOf, type LearningModule, type LearningPath } from '@/api/learning'
import { lessonQuery, requests } from '@/api/modules.queries'
import type { Id } from '@/api/transport/call'
import type { Language } from '@/i18n/languages'
import { nameOf, type Device } from './device'
import { askApi } from './network'
import { withoutSignature, type Film } from './reads'

/** A skill that is saved offline, in one language, by the name that its path has. */
export type SavedSkill = { skillId: Id; language: Language; name: string; records: string[] }

/** Why a download ended before its end. What has come stays. */
export type Stopped = 'full' | 'offline' | 'elsewhere'

/** The lessons that open without a network. A quiz does not: the server checks its answers. */
export const lessonsFor = (path: LearningPath) =>
  path.subSkills
    .flatMap(lessonsOf)
    .filter(({ type, contentId }) => type !== 'quiz' && contentId !== null)

/** The records of a lesson: its answer, and the film of a video. */
export function recordsOf({ type, contentId }: LearningModule, language: Language) {
  const hash = hashKey(lessonQuery(type ?? 'video', contentId, language).queryKey)
  const answer = nameOf.answer(hash)
  return type === 'video' ? [answer, nameOf.film(hash)] : [answer]
}

/** Works on a skill while no other tab does. */
const alone = <T>(skillId: Id, work: () => Promise<T>) =>
  navigator.locks.request(`norte-offline ${skillId}`, { ifAvailable: true }, (lock) =>
    lock ? work() : ('elsewhere' as const),
  )

/** Lets the worker hold the files that lessons need beside their content. */
export async function holdLessonFiles(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('lessons')
}

type Download = {
  device: Device
  skillId: Id
  language: Language
  path: LearningPath
  signal: AbortSignal
  onProgress: () => void
}

/** Downloads the missing lessons of a skill, one after another; one that fails holds up none. */
export const download = (task: Download): Promise<Stopped | undefined> =>
  alone(task.skillId, async () => {
    const { device, skillId, language, path, signal, onProgress } = task
    const lessons = lessonsFor(path)
    const records = lessons.flatMap((lesson) => recordsOf(lesson, language))
    const skill: SavedSkill = { skillId, language, name: path.skillName, records }
    if (!(await device.write(nameOf.skill(skillId, language), skill))) return 'full'
    void holdLessonFiles()
    for (const lesson of lessons) {
      onProgress()
      try {
        if (!(await downloadLesson(lesson, task))) return 'full'
      } catch {
        // Is it this lesson alone that does not come?
        if (!signal.aborted) await askApi()
      }
      if (signal.aborted || !device.isHere()) return undefined
      if (!onlineManager.isOnline()) return 'offline'
    }
    return undefined
  })

/** Whether there was room. Throws if it does not come. */
async function downloadLesson(lesson: LearningModule, task: Download): Promise<boolean> {
  const { type, contentId } = lesson
  const { device, language, signal } = task
  const here = await device.names()
  const [answer = '', film] = recordsOf(lesson, language)
  const isHere = (name: string) => here.includes(name)
  if (type === null || (isHere(answer) && (film === undefined || isHere(film)))) return true
  const content = await requests[type](contentId, { signal, language })
  if (!(await device.write(answer, content))) return false
  if (film === undefined || !('videoUrl' in content)) return true
  return device.write(film, await filmAt(content.videoUrl, signal))
}

/** Throws for the page of a video service, and where a network sends a page in place of a film. */
async function filmAt(address: string | null, signal: AbortSignal): Promise<Film> {
  const from = withoutSignature(address ?? '')
  if (address === null || !/\.(mp4|m4v|webm|ogv|mov)$/i.test(from)) throw new Error('Not a film')
  const { data } = await axios.get<Blob>(address, {
    responseType: 'blob',
    signal,
    adapter: 'fetch',
  })
  if (data.size === 0 || data.type.startsWith('text/')) throw new Error('Not a film')
  return { from, film: data }
}

/** Takes a skill away from this device. */
export const takeAway = (device: Device, { skillId, language, records }: SavedSkill) =>
  alone(skillId, async () => {
    await device.remove([nameOf.skill(skillId, language), ...records])
    return undefined
  })
