import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '@/components/controls/Note'
import { announce } from '@/components/dialogs/LiveRegion'
import { OptionGroup } from '@/components/form/OptionGroup'
import { Column } from '@/components/layout/Column'
import { PageHead } from '@/components/layout/PageHead'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { paths } from '@/config/paths'
import { settings as ownSettings, settingValues, useItem } from '@/session/storage'
import styles from './settings.module.css'
import { VoiceChoice } from './VoiceChoice'

/** My settings: each change holds at once. */
export default function SettingsScreen() {
  const { t } = useTranslation('settings')
  const settings = useItem(ownSettings()) ?? {}
  const [isKept, setKept] = useState(true)
  useDocumentTitle(t('title'))
  // Another text size moves the pressed option.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [settings.textSize])

  /** Says what has changed. */
  const tell = (setting: string, value: string, wasKept: boolean) => {
    setKept(wasKept)
    announce(t('now', { setting, value }))
  }

  const group = <Name extends keyof typeof settingValues>(
    name: Name,
    labelOf: (value: (typeof settingValues)[Name][number]) => string,
  ) => {
    const values: readonly (typeof settingValues)[Name][number][] = settingValues[name]
    return (
      <OptionGroup
        firstId={`setting-${name}`}
        legend={t(`${name}.title`)}
        options={values.map((value) => ({ value, label: labelOf(value) }))}
        chosen={settings[name] ?? values[0] ?? null}
        onChoose={(value) =>
          tell(
            t(`${name}.title`),
            labelOf(value),
            ownSettings().set({ ...ownSettings().get(), [name]: value }),
          )
        }
      />
    )
  }

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
        {group('colors', (value) => t(`colors.${value}`))}
        {group('contrast', (value) => t(`contrast.${value}`))}
        {group('celebrations', (value) => t(`celebrations.${value}`))}
        <VoiceChoice onChange={tell} />
      </div>
    </Column>
  )
}
