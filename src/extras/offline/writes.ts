import { hydrate, onlineManager, type Mutation, type QueryClient } from '@tanstack/react-query'
import { postModuleState } from '@/api/learning'
import { moduleStateKey, type ModuleSave } from '@/api/learning.queries'
import { ApiError, isRetryable, isUnanswered } from '@/api/transport/api-error'
import { required } from '@/api/transport/call'
import { isAborted } from '@/api/transport/client'
import timing from '@/config/timing.json'
import { lessonPart } from '@/navigation/lesson-part'
import { nameOf, type Device } from './device'
import { askApi, lose } from './network'

/*
 * `update-state` is the only write that waits for the network, because it does no harm when it arrives twice. Each one is
 * stored before it is sent, and removed once the server has it: a page that goes in between loses nothing.
 */

type Stored = { variables: ModuleSave; submittedAt: number }

/** They are sent one after another. */
const scope = { id: 'offline' }

/** How often a write without an answer is sent again while the API answers something else. */
const retries = 3

const waiting = {
  context: undefined,
  data: undefined,
  error: null,
  failureCount: 0,
  failureReason: null,
  isPaused: true,
  status: 'pending',
} as const

/** All writes with this key have such variables, once they are pressed. */
export const saveOf = ({ state }: Mutation) => state.variables as ModuleSave | undefined

export const nameOfSave = (save: ModuleSave) => nameOf.write(String(lessonPart(save)), save.state)

/** Nothing answered a write that is stored: it waits. */
class WaitingError extends ApiError {}

/** Whether this tab has sent it: another one may have done so before. */
async function send(device: Device, save: ModuleSave, isStored: boolean): Promise<boolean> {
  const name = nameOfSave(save)
  if (isStored && (await device.read(name)) === undefined) return false
  if (!device.isHere()) throw new ApiError('missing-token')
  try {
    await postModuleState(save.contentId, save.state, AbortSignal.timeout(timing.networkTimeout))
  } catch (error) {
    if (isAborted(error)) lose()
    else if (isUnanswered(error)) await askApi()
    else {
      // The server will not take it another time: the learner is told, and it waits no longer.
      if (!isRetryable(error) && device.isHere()) await device.remove([name])
      throw error
    }
    throw new (isStored ? WaitingError : ApiError)('no-response', { cause: error })
  }
  await device.remove([name])
  return true
}

type Listeners = {
  /** A write begins to wait. */
  onWaiting: () => void
  /** So many waited, and all are saved. */
  onSaved: (count: number) => void
}

/** Lets writes wait where nothing answers, and sends those that wait since the last page. */
export function holdWrites(
  client: QueryClient,
  device: Device,
  { onWaiting, onSaved }: Listeners,
): () => void {
  /** The records that this page knows: another tab has sent what is gone since. */
  const known = new Set<string>()
  client.setMutationDefaults(moduleStateKey, {
    ...client.getMutationDefaults(moduleStateKey),
    scope,
    networkMode: 'online',
    gcTime: Infinity,
    onMutate: async (save: ModuleSave) => {
      // What can never be sent must not wait.
      required('subskill', save.contentId)
      const stored: Stored = { variables: save, submittedAt: Date.now() }
      const mayBeStored = save.state === 'completed'
      if (mayBeStored && (await device.write(nameOfSave(save), stored))) known.add(nameOfSave(save))
      else if (!onlineManager.isOnline()) throw new ApiError('no-response')
    },
    // One tab at a time.
    mutationFn: (save: ModuleSave) =>
      navigator.locks.request('norte-offline', () =>
        send(device, save, known.has(nameOfSave(save))),
      ),
    retry: (failures, error) =>
      error instanceof WaitingError && (!onlineManager.isOnline() || failures < retries),
    retryDelay: (failures) => (failures === 0 ? 0 : timing.firstRetryDelay * 2 ** failures),
  })

  const writes = client.getMutationCache()
  const waited = new WeakSet<Mutation>()
  const restore = async () => {
    const stored = await device.readAll<Stored>('write ')
    if (!device.isHere()) return
    stored.sort((one, other) => one.submittedAt - other.submittedAt)
    for (const { variables } of stored) known.add(nameOfSave(variables))
    const mutations = stored.map((one) => ({
      mutationKey: moduleStateKey,
      scope,
      state: { ...waiting, ...one },
    }))
    hydrate(client, { mutations })
    for (const write of writes.getAll()) if (write.state.isPaused) waited.add(write)
    await client.resumePausedMutations()
  }
  void restore()

  let saved = 0
  return writes.subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.options.scope?.id !== scope.id) return
    if (saveOf(mutation)?.state !== 'completed') return
    const { isPaused, status, data } = mutation.state
    if (isPaused && !waited.has(mutation)) {
      waited.add(mutation)
      onWaiting()
    }
    if (status === 'success' && data === true && waited.has(mutation)) saved += 1
    if (saved === 0 || client.isMutating({ mutationKey: moduleStateKey }) > 0) return
    onSaved(saved)
    saved = 0
  })
}
