import { session } from '@/learner/session'

/** Most browsers keep no skill: what takes away is loaded where there is something. */
async function removeUnused(): Promise<void> {
  const names = await caches.keys()
  if (!names.some((name) => name.startsWith('keptSkills_'))) return
  const { removeOrphanedFiles, forgetUnusedSkills } = await import('@/learner/kept/kept-files')
  forgetUnusedSkills(Date.now())
  await removeOrphanedFiles()
}

/**
 * Takes kept skills away that nobody has opened for 90 days, and those of who has signed out: now, and whenever a
 * session begins or ends (rules.md#kept-skills).
 */
export function keepRemovingUnusedSkills(): void {
  if (!('caches' in window)) return
  // A browser that blocks caches holds none.
  const remove = () => void removeUnused().catch(() => {})
  session.subscribe(remove)
  remove()
}
