import { KeepError, keepSkill } from '@/api/kept/keep-skill'
import { languageCodes } from '@/i18n/language-rules'
import type { Language } from '@/i18n/languages'
import { removeKeptFiles, removeOrphanedFiles } from '@/learner/kept/kept-files'
import { withKeptSkill, withoutKeptSkill, type KeptSkill } from '@/learner/kept/kept-skill'
import { session } from '@/learner/session'
import { stored } from '@/learner/stored'
import { keptSkills } from '@/learner/stored-things'
import { keepLessonFiles } from '@/lib/keep-lesson-files'

/** A download as it stands: on its way, with the share that is done (0 to 1), or why it ended without the skill. */
export type Download =
  | { kind: 'running'; share: number }
  | { kind: 'failed'; reason: KeepError['reason'] }

type Skill = { skillId: number; name: string; languages: readonly Language[] }

const downloads = new Map<number, Download>()
const controllers = new Map<number, AbortController>()
const listeners = new Set<() => void>()

function show(skillId: number, download: Download | undefined): void {
  if (download) downloads.set(skillId, download)
  else downloads.delete(skillId)
  for (const listener of listeners) listener()
}

function record(skill: Skill, more: Pick<KeptSkill, 'isWhole' | 'bytes' | 'missing'>): boolean {
  const { skillId, name } = skill
  const kept = { skillId, name, languages: [...skill.languages], usedAt: Date.now(), ...more }
  return stored(keptSkills).change((list = []) => withKeptSkill(list, kept))
}

/** Ends a download at once, so that a new one can begin. */
function abort(skillId: number): void {
  controllers.get(skillId)?.abort()
  controllers.delete(skillId)
}

/** Rejects when the signal is aborted. */
const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** Forgets a skill and removes its files. */
async function takeAway(skillId: number): Promise<void> {
  abort(skillId)
  stored(keptSkills).change((list = []) => withoutKeptSkill(list, skillId))
  show(skillId, undefined)
  await removeKeptFiles(skillId).catch(() => {})
}

/** Whether the browser has never been asked: it is asked once, in the press that keeps the first skill. */
export const isFirst = () =>
  (stored(keptSkills).read() ?? []).length === 0 && typeof navigator.storage?.persist === 'function'

/** Asks the browser to remove nothing by itself. Whatever it says, the skill is kept. */
const askToStay = () => navigator.storage.persist().catch(() => false)

/** Keeps a skill. It goes on while the learner does something else, and ends with their session. */
async function start({ skillId, name, languages }: Skill): Promise<void> {
  if (controllers.has(skillId)) return
  const before = stored(keptSkills)
    .read()
    ?.find((one) => one.skillId === skillId)
  const wasWhole = before?.isWhole === true
  // In one more language it stays whole in those that are here.
  const isWanted = (one: Language) => before?.languages.includes(one) || languages.includes(one)
  const skill = { skillId, name, languages: languageCodes().filter(isWanted) }
  const controller = new AbortController()
  controllers.set(skillId, controller)
  if (isFirst()) void askToStay()
  show(skillId, { kind: 'running', share: 0 })
  const mark = session.userKey()
  const stopListening = session.subscribe(() => {
    if (session.userKey() !== mark) controller.abort()
  })
  // Written first: a cache that no list names is removed.
  if (!wasWhole && !record(skill, { isWhole: false, bytes: 0, missing: [] })) {
    controller.abort(new KeepError('blocked', undefined))
  }
  try {
    controller.signal.throwIfAborted()
    const files = await Promise.race([keepLessonFiles(), abortOf(controller.signal)])
    if (files !== 'kept') throw new KeepError(files, undefined)
    const size = await keepSkill({ ...skill, signal: controller.signal }, (share) => {
      if (!controller.signal.aborted) show(skillId, { kind: 'running', share })
    })
    controller.signal.throwIfAborted()
    record(skill, { isWhole: true, ...size })
    show(skillId, undefined)
  } catch (error) {
    // One that was stopped leaves the next one alone.
    const next = controllers.get(skillId)
    if (next === undefined || next === controller) await ended(skillId, error, wasWhole)
  } finally {
    if (controllers.get(skillId) === controller) controllers.delete(skillId)
    stopListening()
    if (session.userKey() !== mark) await removeOrphanedFiles().catch(() => {})
  }
}

/** Where there is no room nothing half kept stays; what was stopped or lost its connection can go on. */
async function ended(skillId: number, error: unknown, wasWhole: boolean): Promise<void> {
  const reason = error instanceof KeepError ? error.reason : undefined
  if (!wasWhole && (reason === 'full' || reason === 'blocked')) await takeAway(skillId)
  show(skillId, reason && { kind: 'failed', reason })
}

export const skillDownloads = {
  of: (skillId: number): Download | undefined => downloads.get(skillId),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  start,
  stop: (skillId: number) => {
    abort(skillId)
    show(skillId, undefined)
  },
  takeAway,
}
