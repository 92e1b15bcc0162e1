import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MapOrListSwitch, type MapOrList } from '@/ui/layout/MapOrListSwitch'
import { ReadingBar } from '@/ui/reading/ReadingBar'

type SkillMapHeadProps = {
  className: string | undefined
  view: MapOrList
  onChoose: (view: MapOrList) => void
  nextStep: ReactNode
}

/** The heading and the switch between the map and its twin, the list. */
export function SkillMapHead({ className, view, onChoose, nextStep }: SkillMapHeadProps) {
  const { t } = useTranslation('skill-map')
  return (
    <div className={className}>
      <h1>{t('title')}</h1>
      <ReadingBar />
      <MapOrListSwitch label={t('showAs')} view={view} onChoose={onChoose} />
      {nextStep}
    </div>
  )
}
