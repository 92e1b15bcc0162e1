import { onlineManager, useQueryClient, type QueryPersister } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { session } from '@/learner/session'
import { subscribeStored } from '@/learner/stored'
import { lazyAgain } from '@/lib/lazy-again'
import { reportProblem } from '@/lib/report-problem'
import type { Extra } from '@/ui/extras/extras'
import { rememberedLearner } from './learner'

/** Loaded for learners with Remember me only. */
const load = () => import('./hold')

const storedQueries = [['skill-map'], ['learning-path'], ['lesson']]

/** Asks the network, and this device where that does not answer. */
const persister: QueryPersister = (ask, context, query) => {
  const asked = Promise.resolve(ask(context))
  const learner = rememberedLearner()
  if (learner === undefined) return asked
  // It may fail before the guest has loaded, which is the answer and no unhandled error.
  asked.catch(() => {})
  return load().then(
    ({ answerFor }) => answerFor(learner, asked, query, context.client),
    () => asked,
  )
}

/** Runs behind every screen while a learner is remembered. */
function Offline() {
  const client = useQueryClient()
  const learner = useSyncExternalStore(subscribeStored, rememberedLearner, () => undefined)
  // Before the screen, which renders later, asks its first question.
  useState(() => {
    const { retry } = client.getDefaultOptions().queries ?? {}
    for (const key of storedQueries)
      client.setQueryDefaults(key, {
        persister,
        // Offline, another try would be in vain; once back, what has failed is asked again.
        retry: (failures, error) =>
          onlineManager.isOnline() && typeof retry === 'function' && retry(failures, error),
      })
  })

  useEffect(() => {
    if (learner === undefined) return undefined
    const over = new AbortController()
    const loaded = load()
    loaded.then(
      ({ hold }) => over.signal.aborted || hold(client, learner, over.signal),
      (error: unknown) => reportProblem(error, 'offline'),
    )
    return () => {
      over.abort()
      // The sign-in screen, which comes next, forgets the reason.
      if (session.endReason() === 'signed-out')
        loaded.then(
          ({ forget }) => forget(learner),
          () => {},
        )
    }
  }, [client, learner])
  return null
}

const LoadedRemark = lazyAgain(async () => ({ default: (await load()).parts.OfflineRemark }))
const LoadedSetting = lazyAgain(async () => ({ default: (await load()).parts.SavedSkills }))

/** Lessons without a network (README.md). */
export const offline: Extra = {
  Background: Offline,
  Remark: (props) => rememberedLearner() !== undefined && <LoadedRemark {...props} />,
  Setting: () => rememberedLearner() !== undefined && <LoadedSetting />,
}
