import { useQueryClient, type QueryPersister } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { subscribeStored } from '@/learner/stored'
import { lazyAgain } from '@/lib/lazy-again'
import type { Extra } from '@/ui/extras/extras'
import { rememberedLearner } from './learner'

/** Loaded for learners with Remember me only. */
const load = () => import('./parts')
const Background = lazyAgain(async () => ({ default: (await load()).Background }))
const OfflineRemark = lazyAgain(async () => ({ default: (await load()).OfflineRemark }))
const SavedSkills = lazyAgain(async () => ({ default: (await load()).SavedSkills }))

/** Asks the network, and this device where that does not answer. */
const persister: QueryPersister = async (ask, context, query) => {
  const asked = Promise.resolve(ask(context))
  const learner = rememberedLearner()
  if (learner === undefined) return asked
  // It may fail before the parts have loaded, which is the answer and no unhandled error.
  asked.catch(() => {})
  const parts = await load().catch(() => undefined)
  return parts ? parts.answerOf(learner, asked, query, context.client) : asked
}

/** Lessons without a network (README.md). */
export const offline: Extra = {
  Background: () => {
    const client = useQueryClient()
    const learner = useSyncExternalStore(subscribeStored, rememberedLearner, () => undefined)
    // Before the screen, which renders later, asks its first question.
    useState(() => {
      for (const kind of ['skill-map', 'learning-path', 'lesson'])
        client.setQueryDefaults([kind], { persister })
    })
    return learner !== undefined && <Background learner={learner} />
  },
  Remark: ({ skillId }) => {
    const learner = rememberedLearner()
    return learner !== undefined && <OfflineRemark learner={learner} skillId={skillId} />
  },
  Setting: () => {
    const learner = rememberedLearner()
    return learner !== undefined && <SavedSkills learner={learner} />
  },
}
