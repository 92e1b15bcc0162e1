import { storage } from '@/lib/storage'
import { sessionArea } from '../stored'

/**
 * Whether skills can be kept on this device, else why not. Without "Remember me" everything of a learner ends with the
 * visit, and nothing would take the files away.
 */
export function canKeepSkills(): 'can' | 'needsRemember' | 'needsBrowser' {
  if (!('caches' in window)) return 'needsBrowser'
  return sessionArea() === storage.local ? 'can' : 'needsRemember'
}
