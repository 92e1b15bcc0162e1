import { queryOptions, skipToken } from '@tanstack/react-query'
import { deviceOf } from './device'
import type { SavedSkill } from './downloads'

/** What this device holds of a learner: the names of all records, and the skills that are saved offline. */
export const deviceQuery = (learner: string | undefined) =>
  queryOptions({
    queryKey: ['offline', learner],
    queryFn:
      learner === undefined
        ? skipToken
        : async () => {
            const device = deviceOf(learner)
            const skills = await device.readAll<SavedSkill>('skill ')
            return { names: await device.names(), skills }
          },
    staleTime: 0,
  })
