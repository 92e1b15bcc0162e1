import { useTranslation } from 'react-i18next'
import { paths } from '@/config/paths'
import { settingValues, type SettingName } from '@/learner/settings/settings'
import { Note } from '@/ui/controls/Note'
import { OptionGroup } from '@/ui/form/OptionGroup'
import { Column } from '@/ui/layout/Column'
import { PageHead } from '@/ui/layout/PageHead'
import { AsItWas } from './AsItWas'
import styles from './Settings.module.css'
import { ShipChoice } from './ShipChoice'
import { firstId, groupId, useSettingsPage } from './useSettingsPage'
import { VoiceChoice } from './VoiceChoice'

/** How this learner likes it: every change shows at once and can be taken back (rules.md#settings). */
export function Settings() {
  const { t } = useTranslation('settings')
  const page = useSettingsPage()
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
      <AsItWas page={page} of={name} />
    </div>
  )

  return (
    <Column>
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

      <section className={styles.part}>
        <h2>{t('parts.ship')}</h2>
        <p>{t('parts.shipHint')}</p>
        <ShipChoice page={page} />
      </section>
      <section className={styles.part}>
        <h2>{t('parts.reading')}</h2>
        {group('textSize')}
        {group('colours')}
        {group('contrast')}
        {group('peek')}
      </section>
      <section className={styles.part}>
        <h2>{t('parts.learning')}</h2>
        {group('view')}
        {group('hints')}
        {group('lessonHints')}
        {group('challenge')}
        {group('celebrations')}
        {group('leaving')}
      </section>
      <section className={styles.part}>
        <h2>{t('parts.listen')}</h2>
        <VoiceChoice page={page}>
          {group('listen')}
          {group('speed')}
        </VoiceChoice>
      </section>
    </Column>
  )
}
