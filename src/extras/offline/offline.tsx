import { onlineManager, useQueryClient, type QueryPersister } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
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
    let learner: string | undefined
    let over = new AbortController()
    const follow = async () => {
      const before = learner
      learner = rememberedLearner()
      if (learner === before) return
      over.abort()
      over = new AbortController()
      const { signal } = over
      // The sign-in screen forgets the reason.
      const hasLoggedOut = session.endReason() === 'signed-out'
      const { forget, hold } = await load()
      if (before !== undefined && hasLoggedOut) await forget(before)
      if (learner !== undefined && !signal.aborted) hold(client, learner, signal)
    }
    const listener = () => {
      follow().catch((error: unknown) => reportProblem(error, 'offline'))
    }
    listener()
    const leave = subscribeStored(listener)
    return () => {
      leave()
      over.abort()
    }
  }, [client])
  return null
}

const LoadedRemark = lazyAgain(async () => ({ default: (await load()).parts.OfflineRemark }))
const LoadedSetting = lazyAgain(async () => ({ default: (await load()).parts.SkillsHere }))

/** Lessons without a network (README.md). */
export const offline: Extra = {
  Background: Offline,
  Remark: (props) => rememberedLearner() !== undefined && <LoadedRemark {...props} />,
  Setting: () => rememberedLearner() !== undefined && <LoadedSetting />,
}
