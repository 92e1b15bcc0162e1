import { useBeside } from '@/ui/layout/useMediaQuery'
import { AsItWas } from './AsItWas'
import { LessonSample } from './LessonSample'
import type { Group, SettingsPage } from './useSettingsPage'

/** Below a group: the way back, and what its change looks like where no sample stands beside it. */
export function GroupFoot({ page, of }: { page: SettingsPage; of: Group }) {
  const isBeside = useBeside()
  return (
    <>
      <AsItWas page={page} of={of} />
      {!isBeside && page.sampleOf === of && <LessonSample settings={page.settings} />}
    </>
  )
}
