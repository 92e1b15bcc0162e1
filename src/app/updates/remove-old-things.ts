import { isAnythingTooOld, removeTooOld } from '@/learner/stored-life'

/** What time the host of the app has; undefined without a network. */
async function hostTime(ask: typeof fetch): Promise<number | undefined> {
  try {
    const response = await ask('/index.html', { method: 'HEAD', cache: 'no-store' })
    return Date.parse(response.headers.get('date') ?? '') || undefined
  } catch {
    return undefined
  }
}

/**
 * Removes what has had its thirty days. The clock of a device may be months ahead, so the host must
 * agree; where nobody answers, everything stays for another time.
 */
export async function removeOldThings(ask: typeof fetch = fetch): Promise<void> {
  if (!isAnythingTooOld(Date.now())) return
  const now = await hostTime(ask)
  if (now !== undefined) removeTooOld(Math.min(now, Date.now()))
}
