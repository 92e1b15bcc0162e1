import axios, { type AxiosAdapter } from 'axios'
import { onDifference } from '../transport/answer-differences'
import { client } from '../transport/client'
import { callLog, plainPath, type LoggedCall } from './call-log'
import { failureSwitch } from './failure-switch'

/** Sends the call, or simulates a failure while a switch is on. The chunk for that loads on first use. */
const withSwitch =
  (send: AxiosAdapter): AxiosAdapter =>
  async (config) => {
    const failure = failureSwitch.current()
    if (failure === undefined) return send(config)
    const { failAs } = await import('./failing-calls')
    return failAs(failure, send, config)
  }

function outcomeOf(error: unknown): LoggedCall['outcome'] {
  if (axios.isCancel(error)) return 'cancelled'
  return (axios.isAxiosError(error) ? error.response?.status : undefined) ?? 'no-answer'
}

/** Logs the outcome of each call. */
const withLog =
  (send: AxiosAdapter): AxiosAdapter =>
  async (config) => {
    const began = performance.now()
    const failure = failureSwitch.current()
    const log = (outcome: LoggedCall['outcome']) =>
      callLog.add({
        method: (config.method ?? 'get').toUpperCase(),
        path: plainPath(config.url ?? '', config.params),
        outcome,
        ms: Math.round(performance.now() - began),
        failure,
      })
    try {
      const response = await send(config)
      log(response.status)
      return response
    } catch (error) {
      log(outcomeOf(error))
      throw error
    }
  }

/**
 * Wraps the adapter of the axios client, so that interceptors run as with a real backend. Only in develop and staging
 * builds.
 */
export function watchCalls(): void {
  const { adapter } = client.defaults
  const send: AxiosAdapter = (config) => axios.getAdapter(adapter, config)(config)
  client.defaults.adapter = withLog(withSwitch(send))
  onDifference(callLog.addDifferences)
}
