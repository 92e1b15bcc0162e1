import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/config/paths'
import { useLanguage } from '@/i18n/useLanguage'
import { settingValues, type SettingName } from '@/learner/settings/settings'
import { Note } from '@/ui/controls/Note'
import { OptionGroup } from '@/ui/form/OptionGroup'
import { Column } from '@/ui/layout/Column'
import { PageHead } from '@/ui/layout/PageHead'
import { useBeside } from '@/ui/layout/useMediaQuery'
import { useHasVoice } from '@/ui/speech/useVoices'
import { GroupFoot } from './GroupFoot'
import { LessonSample } from './LessonSample'
import styles from './Settings.module.css'
import { SettingsPart } from './SettingsPart'
import { ShipChoice } from './ShipChoice'
import { firstId, groupId, useSettingsPage } from './useSettingsPage'
import { useSettingSummaries } from './useSettingSummaries'
import { VoiceChoice } from './VoiceChoice'

/** My settings: each change shows at once and can be undone (rules.md#settings); and what is kept here. */
export function Settings({ keptSkills }: { keptSkills: ReactNode }) {
  const { t } = useTranslation('settings')
  const page = useSettingsPage()
  const summaries = useSettingSummaries(page)
  const isBeside = useBeside()
  const hasVoice = useHasVoice(useLanguage())
  const { settings } = page

  const group = <Name extends SettingName>(name: Name) => (
    <div id={groupId(name)}>
      <OptionGroup
        firstId={firstId(name)}
        legend={t(`${name}.title`)}
        options={settingValues[name].map((value) => ({ value, label: page.words[name](value) }))}
        chosen={settings[name]}
        onChoose={(value) => page.change(name, value)}
      />
      <GroupFoot page={page} of={name} />
    </div>
  )

  return (
    <Column width={isBeside ? 'wide' : 'content'}>
      <PageHead
        back={{ to: paths.skillMap, words: t('back') }}
        title={t('title')}
        lead={t('lead')}
      />
      {!page.isKept && (
        <Note kind="warning" role="status" title={t('notKept')}>
          {t('notKeptAdvice')}
        </Note>
      )}
      <div className={styles.page}>
        <div className={styles.groups}>
          {group('textSize')}
          {group('colours')}
          {hasVoice ? group('listen') : <p className={styles.noVoice}>{t('voice.none')}</p>}
          <div className={styles.parts}>
            <SettingsPart name="ship" summary={summaries.ship}>
              <p>{t('parts.shipHint')}</p>
              <ShipChoice page={page} />
            </SettingsPart>
            <SettingsPart name="reading" summary={summaries.reading}>
              {group('contrast')}
            </SettingsPart>
            <SettingsPart name="learning" summary={summaries.learning}>
              {group('view')}
              {group('hints')}
              {settings.hints === 'full' && group('lessonHints')}
              {group('challenge')}
              {group('celebrations')}
              {group('leaving')}
            </SettingsPart>
            {hasVoice && (
              <SettingsPart name="voice" summary={summaries.voice}>
                {group('speed')}
                <VoiceChoice page={page} />
              </SettingsPart>
            )}
            <SettingsPart name="kept" summary={summaries.kept}>
              {keptSkills}
            </SettingsPart>
          </div>
        </div>
        {isBeside && (
          <div className={styles.beside}>
            <LessonSample settings={settings} />
          </div>
        )}
      </div>
    </Column>
  )
}
