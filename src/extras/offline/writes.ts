import { onlineManager, type Mutation, type QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { postModuleState } from '@/api/learning'
import { moduleStateKey, moduleStateMutation, type ModuleSave } from '@/api/learning.queries'
import { ApiError, isRetryable } from '@/api/transport/api-error'
import { required } from '@/api/transport/call'
import { isAborted } from '@/api/transport/client'
import timing from '@/config/timing.json'
import { lessonPart } from '@/navigation/lesson-part'
import { showToast } from '@/ui/feedback/toasts'
import { nameOf, type Device } from './device'
import { askApi, isLost, lose } from './network'

/*
 * `update-state` is the only write that waits for the network, because it does no harm when it arrives twice. Each one is
 * stored before it is sent, and removed once the server has it: a page that goes in between loses nothing.
 */

type Stored = { variables: ModuleSave; submittedAt: number }

/** How often a write without an answer is sent again while the API answers something else. */
const retries = 3

/** All writes with this key have such variables, once they are pressed. */
export const saveOf = ({ state }: Mutation) => state.variables as ModuleSave | undefined

export const nameOfSave = (save: ModuleSave) => nameOf.write(String(lessonPart(save)), save.state)

/** Nothing answered a write that is stored: it waits. */
class WaitingError extends ApiError {}

async function send(device: Device, save: ModuleSave, isStored: boolean): Promise<void> {
  const name = nameOfSave(save)
  // Another tab has sent it.
  if (isStored && (await device.read(name)) === undefined) return
  if (!device.isHere()) throw new ApiError('missing-token')
  try {
    await postModuleState(save.contentId, save.state, AbortSignal.timeout(timing.networkTimeout))
  } catch (error) {
    if (isAborted(error)) lose()
    else if (isLost(error)) await askApi()
    else {
      // The server will not take it another time: the learner is told, and it waits no longer.
      if (!isRetryable(error) && device.isHere()) await device.remove(name)
      throw error
    }
    throw new (isStored ? WaitingError : ApiError)('no-response', { cause: error })
  }
  await device.remove(name)
}

/** Lets writes wait where nothing answers, and sends those that wait since the last page. */
export function holdWrites(client: QueryClient, device: Device): () => void {
  const writes = client.getMutationCache()
  /** The records that this page has found or made. */
  const known = new Set<string>()
  client.setMutationDefaults(moduleStateKey, {
    ...moduleStateMutation,
    // One after another, and by one tab at a time.
    scope: { id: 'offline' },
    mutationFn: (save: ModuleSave) =>
      navigator.locks.request('norte-offline', () =>
        send(device, save, known.has(nameOfSave(save))),
      ),
    networkMode: 'online',
    gcTime: Infinity,
    onMutate: async (save: ModuleSave) => {
      // What can never be sent must not wait.
      required('subskill', save.contentId)
      const name = nameOfSave(save)
      const record: Stored = { variables: save, submittedAt: Date.now() }
      // One that waits already keeps its turn.
      const isStored =
        save.state === 'completed' &&
        ((await device.read(name)) !== undefined || (await device.write(name, record)))
      if (isStored) known.add(name)
      else if (!onlineManager.isOnline()) throw new ApiError('no-response')
    },
    retry: (failures, error) =>
      error instanceof WaitingError && (!onlineManager.isOnline() || failures < retries),
    retryDelay: 0,
  })

  const waited = new WeakSet<Mutation>()
  let isOver = false
  const restore = async () => {
    const stored = await device.readAll<Stored>('write ')
    if (isOver) return
    for (const { variables } of stored.toSorted((a, b) => a.submittedAt - b.submittedAt)) {
      const options = client.defaultMutationOptions({ mutationKey: moduleStateKey })
      const write = writes.build<unknown, Error, unknown, unknown>(client, options)
      waited.add(write)
      write.execute(variables).catch(() => {})
    }
  }
  void restore()

  const saved = new Set<string>()
  const stop = writes.subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.options.scope?.id !== 'offline') return
    const { isPaused, status } = mutation.state
    const save = saveOf(mutation)
    if (save?.state !== 'completed') return
    if (isPaused && !waited.has(mutation)) {
      waited.add(mutation)
      showToast({ kind: 'info', text: i18next.t('offline:notSaved') })
    }
    if (status === 'success' && waited.delete(mutation)) saved.add(nameOfSave(save))
    if (saved.size === 0 || client.isMutating({ mutationKey: moduleStateKey }) > 0) return
    showToast({ kind: 'success', text: i18next.t('offline:saved', { count: saved.size }) })
    saved.clear()
  })
  return () => {
    isOver = true
    stop()
    client.setMutationDefaults(moduleStateKey, moduleStateMutation)
  }
}
