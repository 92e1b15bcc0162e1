import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/config/paths'
import { settingValues, type SettingName, type Settings } from '@/learner/settings/settings'
import { useSettings } from '@/learner/settings/useSettings'
import { settings as settingsThing } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { Note } from '@/ui/controls/Note'
import { announce } from '@/ui/feedback/LiveRegion'
import { OptionGroup } from '@/ui/form/OptionGroup'
import { Column } from '@/ui/layout/Column'
import { PageHead } from '@/ui/layout/PageHead'
import styles from './Settings.module.css'
import { VoiceChoice } from './VoiceChoice'

/** My settings: each change holds at once (rules.md#settings). Below them, what is kept here. */
export function SettingsPage({ keptSkills }: { keptSkills: ReactNode }) {
  const { t } = useTranslation('settings')
  const settings = useSettings()
  const { change } = useStored(settingsThing)
  const [isKept, setKept] = useState(true)
  // Another text size moves the pressed option.
  useEffect(() => document.activeElement?.scrollIntoView({ block: 'nearest' }), [settings.textSize])

  const choose = <Name extends SettingName>(name: Name, value: Settings[Name], words: string) => {
    setKept(change((chosen) => ({ ...chosen, [name]: value })))
    announce(t('now', { setting: t(`${name}.title`), value: words }))
  }

  const group = <Name extends SettingName>(
    name: Name,
    labelOf: (value: Settings[Name]) => string,
  ) => (
    <OptionGroup<Settings[Name]>
      firstId={`setting-${name}`}
      legend={t(`${name}.title`)}
      options={settingValues[name].map((value) => ({ value, label: labelOf(value) }))}
      chosen={settings[name]}
      onChoose={(value) => choose(name, value, labelOf(value))}
    />
  )

  return (
    <Column>
      <PageHead
        back={{ to: paths.skillMap, words: t('back') }}
        title={t('title')}
        lead={t('lead')}
      />
      {!isKept && (
        <Note kind="warning" role="status" title={t('notKept')}>
          {t('notKeptAdvice')}
        </Note>
      )}
      <div className={styles.groups}>
        {group('textSize', (percent) => t('textSize.percent', { percent }))}
        {group('colours', (value) => t(`colours.${value}`))}
        {group('contrast', (value) => t(`contrast.${value}`))}
        {group('celebrations', (value) => t(`celebrations.${value}`))}
        <VoiceChoice onKept={setKept}>{group('speed', (value) => t(`speed.${value}`))}</VoiceChoice>
      </div>
      <h2 className={styles.part}>{t('kept.title')}</h2>
      {keptSkills}
    </Column>
  )
}
