import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '@/ui/feedback/live-region'
import type { PathNodes } from './path-nodes'

/** Says politely how many steps are done when that changes while the path is on the screen. */
export function useAnnouncedSteps({ done, total }: PathNodes['steps']): void {
  const { t } = useTranslation('learning-path')
  const said = useRef(done)

  useEffect(() => {
    if (said.current === done) return
    said.current = done
    announce(t('progress.words', { done, total }))
  }, [done, total, t])
}
