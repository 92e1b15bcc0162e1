import { hashKey, onlineManager } from '@tanstack/react-query'
import axios from 'axios'
import { lessonsOf, type LearningModule, type LearningPath } from '@/api/learning'
import { learningPathQuery } from '@/api/learning.queries'
import type { Video } from '@/api/modules'
import { lessonQuery, requests } from '@/api/modules.queries'
import type { Id } from '@/api/transport/call'
import type { Language } from '@/i18n/languages'
import { nameOf, type Device } from './device'
import { askApi } from './network'

/** A skill in one language. */
type SkillName = { skillId: Id; language: Language }
export type Skill = SkillName & { path: LearningPath }

/** A skill that is kept, by the name that its path has. */
export type SkillHere = SkillName & { name: string }

/** Why a download ended before its end. What has come stays. */
export type Stopped = 'full' | 'offline' | 'elsewhere'

/** The lessons that open without a network. A quiz does not: the server checks its answers. */
const lessonsFor = (path: LearningPath) =>
  path.subSkills
    .flatMap(lessonsOf)
    .filter(({ type, contentId }) => type !== 'quiz' && contentId !== null)

const nameOfLesson = ({ type, contentId }: LearningModule, language: Language) =>
  nameOf.answer(hashKey(lessonQuery(type ?? 'video', contentId, language).queryKey))

/** The records of a lesson: its answer, and its film. */
async function partsOf(device: Device, lesson: LearningModule, language: Language) {
  const answer = nameOfLesson(lesson, language)
  if (lesson.type !== 'video') return { answer }
  const video = await device.read<Video>(answer)
  return { answer, film: video?.videoUrl ?? lesson.videoUrl }
}

/**
 * The lessons of a skill that are not on this device now: they may be new, or the browser has made room. Undefined if the
 * skill is not kept.
 */
export async function missingLessons(device: Device, skill: Skill) {
  const here = new Set(await device.names())
  if (!here.has(nameOf.skill(skill.skillId, skill.language))) return undefined
  const missing: LearningModule[] = []
  for (const lesson of lessonsFor(skill.path)) {
    const { answer, film } = await partsOf(device, lesson, skill.language)
    if (!here.has(answer) || (film && !here.has(nameOf.film(film)))) missing.push(lesson)
  }
  return missing
}

/** All skills that are kept. */
export const skillsHere = (device: Device) => device.readAll<SkillHere>(nameOf.skill('', '').trim())

/** Works on a skill while no other tab does. */
const alone = <T>({ skillId }: SkillName, work: () => Promise<T>) =>
  navigator.locks.request(`norte-offline ${skillId}`, { ifAvailable: true }, (lock) =>
    lock ? work() : ('elsewhere' as const),
  )

/** Lets the worker hold the files that lessons need beside their content. */
export async function holdLessonFiles(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('lessons')
}

/** Downloads the missing lessons of a skill, one after another; one that fails holds up none. */
export const download = (
  device: Device,
  skill: Skill,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<Stopped | undefined> =>
  alone(skill, async () => {
    const { skillId, language, path } = skill
    const here: SkillHere = { skillId, language, name: path.skillName }
    if (!(await device.write(nameOf.skill(skillId, language), here))) return 'full'
    void holdLessonFiles()
    const missing = (await missingLessons(device, skill)) ?? []
    for (const [done, lesson] of missing.entries()) {
      onProgress(done, missing.length)
      try {
        if (!(await downloadLesson(device, lesson, language, signal))) return 'full'
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
async function downloadLesson(
  device: Device,
  lesson: LearningModule,
  language: Language,
  signal: AbortSignal,
): Promise<boolean> {
  const { type, contentId } = lesson
  const here = await device.names()
  const { answer } = await partsOf(device, lesson, language)
  if (type !== null && !here.includes(answer)) {
    const content = await requests[type](contentId, { signal, language })
    if (!(await device.write(answer, content))) return false
  }
  const { film } = await partsOf(device, lesson, language)
  if (!film || here.includes(nameOf.film(film))) return true
  return device.write(nameOf.film(film), await filmAt(film, signal))
}

/** Throws for the page of a video service, and where a network sends a page in place of a film. */
async function filmAt(address: string, signal: AbortSignal): Promise<Blob> {
  if (!isFilm(address)) throw new Error('Not a film')
  const { data } = await axios.get<Blob>(address, {
    responseType: 'blob',
    signal,
    adapter: 'fetch',
  })
  if (data.size === 0 || data.type.startsWith('text/')) throw new Error('Not a film')
  return data
}

const isFilm = (address: string) => /\.(mp4|m4v|webm|ogv|mov)$/i.test(new URL(address).pathname)

/** Takes a skill away from this device. */
export const takeAway = (device: Device, skill: SkillName) =>
  alone(skill, async () => {
    const { skillId, language } = skill
    const pathName = nameOf.answer(hashKey(learningPathQuery(skillId, language).queryKey))
    const path = await device.read<LearningPath>(pathName)
    const lessons = path ? lessonsFor(path) : []
    const parts = await Promise.all(lessons.map((lesson) => partsOf(device, lesson, language)))
    const names = parts.flatMap(({ answer, film }) => [
      answer,
      ...(film ? [nameOf.film(film)] : []),
    ])
    await device.remove(nameOf.skill(skillId, language), ...names)
    return undefined
  })
