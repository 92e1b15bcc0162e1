import {
  CancelledError,
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type EnsureQueryDataOptions,
  type QueryKey,
} from '@tanstack/react-query'
import i18next, { type TypeOptions } from 'i18next'
import { timing } from '@/config/timing'
import { reportProblem } from '@/lib/report-problem'
import { subscribeToken } from '@/session/session'
import { ApiError, isTemporary, isUnanswered } from './errors'

/** A key of `notSaved` in errors.json. */
export type NotSavedKey = keyof TypeOptions['resources']['translation']['errors']['notSaved']

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** It belongs to no session, so the end of one does not remove it. */
      isPublic?: boolean
    }
    mutationMeta: {
      /** What a toast says if it fails. Undefined where the screen says it itself, beside its button. */
      notSaved?: () => NotSavedKey | undefined
    }
  }
}

// Else the button is not busy yet at a second press within the same frame, and two requests are sent.
notifyManager.setScheduler(queueMicrotask)

const mostRetries = 3

/** Whether a read that has failed so often before is tried again. */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < mostRetries && isTemporary(error)

const contextOf = (error: unknown, otherwise: string) =>
  (error instanceof ApiError && error.call) || otherwise

export type FailureListeners = {
  /** `why` decides the words: only what was not answered may be saved all the same. */
  onNotSaved: (what: NotSavedKey, why: 'refused' | 'unanswered') => void
  /** What is on the screen could not be loaded again. */
  onNotUpdated: () => void
}

/** The query client of the app. Reads are tried up to four times, writes once. */
export function makeQueryClient({ onNotSaved, onNotUpdated }: FailureListeners): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, query) => {
      reportProblem(error, contextOf(error, String(query.queryKey[0])))
      if (query.state.data !== undefined && query.isActive()) onNotUpdated()
    },
  })
  const mutationCache = new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      reportProblem(error, contextOf(error, 'write'))
      const notSaved = mutation.meta?.notSaved?.()
      if (notSaved) onNotSaved(notSaved, isUnanswered(error) ? 'unanswered' : 'refused')
    },
  })

  return new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      queries: {
        // Tried once whatever the browser says of the network; offline, the next try waits until it is back.
        networkMode: 'offlineFirst',
        // With the library's delays: 1 s, then twice as long each time.
        retry: shouldRetry,
        staleTime: timing.queryStaleTime,
        // A failure counts as long as an answer: the next screen does not ask at once for what has just failed.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > timing.queryStaleTime,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/**
 * Asks for everything again when the language changes, because answers contain texts. What is on the screen stays until then.
 * Returns the function that ends this.
 */
export function refetchInNewLanguage(queryClient: QueryClient): () => void {
  const refetch = () => {
    void queryClient.cancelQueries()
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.invalidateQueries()
  }
  i18next.on('languageChanged', refetch)
  return () => i18next.off('languageChanged', refetch)
}

/**
 * The data of a query, from the cache or asked for. A switch of the language cancels a read whose caller still waits for it, so
 * it is asked again. Rejects with the error of the read, and when the session ends.
 */
export async function ensureData<T, E, D, K extends QueryKey>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<T, E, D, K>,
): Promise<D> {
  try {
    return await queryClient.ensureQueryData(options)
  } catch (error) {
    if (error instanceof CancelledError && !error.silent) return ensureData(queryClient, options)
    throw error
  }
}

/** Forgets what was read in a session when it ends or changes hands. Returns the function that ends this. */
export function clearWithSession(queryClient: QueryClient): () => void {
  return subscribeToken(() => {
    queryClient.removeQueries({ predicate: ({ meta }) => meta?.isPublic !== true })
    queryClient.getMutationCache().clear()
  })
}
