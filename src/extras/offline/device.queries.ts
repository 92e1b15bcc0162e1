import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Id } from '@/api/transport/call'
import type { Language } from '@/i18n/languages'
import { deviceOf } from './device'
import { missingLessons, skillsHere, type Skill, type Stopped } from './downloads'

/** All that is asked of the device. */
export const deviceKey = ['offline'] as const

/** The skills of a learner that are on this device. */
export const skillsHereQuery = (learner: string | undefined) =>
  queryOptions({
    queryKey: [...deviceKey, 'skills', learner],
    queryFn: learner === undefined ? skipToken : () => skillsHere(deviceOf(learner)),
    staleTime: 0,
  })

/** The lessons of a skill that are not on this device; null if the skill is not kept. */
export const missingLessonsQuery = (learner: string, skill: Skill | undefined) =>
  queryOptions({
    queryKey: [...deviceKey, 'missing', learner, skill],
    queryFn: skill
      ? async () => (await missingLessons(deviceOf(learner), skill)) ?? null
      : skipToken,
    staleTime: 0,
  })

/** A download, which goes on when the learner leaves the path, or why the last one stopped. */
export type Download =
  | { done: number; total: number; stop: () => void }
  | { stopped: Stopped | undefined }

/** The download of a skill in this tab. */
export const downloadQuery = (skillId: Id, language: Language) =>
  queryOptions<Download>({
    queryKey: [...deviceKey, 'download', skillId, language],
    queryFn: skipToken,
    gcTime: Infinity,
  })
