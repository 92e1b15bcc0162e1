import { nextStep } from '@/extras/next-step/next-step'
import { offline } from '@/extras/offline/offline'
import { qa } from '@/extras/qa/qa'
import { readAloud } from '@/extras/read-aloud/read-aloud'
import { settings } from '@/extras/settings/settings'
import type { Extra } from '@/ui/extras/extras'

/** The guests (src/ui/extras/extras.tsx). Without the folder of one and its lines here, all else stays as it is. */
export const extras: readonly Extra[] = [offline, nextStep, readAloud, settings, qa]
