import { isAnythingTooOld, removeTooOld } from '@/learner/stored-life'

/** The time of the host; undefined without a network. */
async function hostTime(ask: typeof fetch): Promise<number | undefined> {
  try {
    const response = await ask('/index.html', { method: 'HEAD', cache: 'no-store' })
    return Date.parse(response.headers.get('date') ?? '') || undefined
  } catch {
    return undefined
  }
}

/**
 * Removes stored things that are older than thirty days. The clock of a device may be months ahead, so the time of the
 * host decides; without an answer nothing is removed.
 */
export async function removeOldThings(ask: typeof fetch = fetch): Promise<void> {
  if (!isAnythingTooOld(Date.now())) return
  const now = await hostTime(ask)
  if (now !== undefined) removeTooOld(Math.min(now, Date.now()))
}
