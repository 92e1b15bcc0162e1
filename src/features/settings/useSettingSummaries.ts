import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/useLanguage'
import { useKeptSkills } from '@/learner/kept/useKeptSkills'
import { voice as voiceThing } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { useVoicesOf } from '@/ui/speech/useVoices'
import type { SettingsPage } from './useSettingsPage'

/** The collapsible sections of my settings. */
export type Part = 'ship' | 'reading' | 'learning' | 'voice' | 'kept'

/** A summary of the values in each section, shown while it is closed. */
export function useSettingSummaries({ settings, ship }: SettingsPage): Record<Part, string> {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const { value: chosen } = useStored(voiceThing, language)
  const voice = useVoicesOf(language).find(({ voiceURI }) => voiceURI === chosen)
  const { contrast, view, hints, lessonHints, challenge, celebrations, leaving, speed } = settings
  const kept = useKeptSkills().length
  return {
    ship: t(ship === undefined ? 'set.noShip' : `ship.${ship}`),
    reading: t(`set.contrast.${contrast}`),
    learning: [
      t(`set.view.${view}`),
      t(`set.hints.${hints}`),
      ...(hints === 'full' ? [t(`set.lessonHints.${lessonHints}`)] : []),
      t(`set.challenge.${challenge}`),
      t(`set.celebrations.${celebrations}`),
      t(`set.leaving.${leaving}`),
    ].join(', '),
    voice: [t(`set.speed.${speed}`), voice?.name ?? t('set.ownVoice')].join(', '),
    kept: kept === 0 ? t('set.keptNone') : t('set.kept', { count: kept }),
  }
}
