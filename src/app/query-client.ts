import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { mayPass } from '@/api/transport/api-error'
import { isPageBuilt } from '@/lib/is-page-built'
import { showToast } from '@/ui/feedback/toasts'

const retries = 3
const longestDelay = 30_000

/**
 * Reads are asked again 3 times, with growing pauses up to 30 s, when waiting may help; a definite
 * refusal is shown at once. Writes are sent once and never later by themselves (contract.md#retries); one
 * that fails behind the learner's back is told.
 */
export function makeQueryClient(): QueryClient {
  // It believes in a network until told otherwise; the news may have come before it listened.
  onlineManager.setOnline(isPageBuilt || navigator.onLine)
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (_error, _sent, _context, { meta }) => {
        const sentence = meta?.unseenFailure() ?? null
        if (sentence === null) return
        showToast({ kind: 'error', text: i18next.t(`notSaved.${sentence}`, { ns: 'errors' }) })
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failures, error) => failures < retries && mayPass(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, longestDelay),
        staleTime: 30_000,
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
