import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BackButton, BackLink } from '@/components/controls/BackLink'
import { OptionGroup } from '@/components/form/OptionGroup'
import { Column } from '@/components/layout/Column'
import { PageHead } from '@/components/layout/PageHead'
import { announce } from '@/components/messages/LiveRegion'
import { Note } from '@/components/messages/Note'
import { StatusRegion } from '@/components/messages/StatusRegion'
import { paths } from '@/config/paths'
import { useHistoryEntry } from '@/lib/useHistoryEntry'
import { changeSettings, settingValues, useSettings, type Settings } from '@/session/storage'
import { VoiceChoice } from './VoiceChoice'

/** My settings: each change applies at once. */
export default function SettingsScreen() {
  const { t } = useTranslation()
  const { idx = 0 } = useHistoryEntry()
  const { textSize, colors, contrast, celebrations } = useSettings()
  const [isSaved, setSaved] = useState(true)
  // Another text size moves all: the option that was pressed stays under the pointer, where the second press of a double one
  // lands.
  const pressedAt = useRef<number | undefined>(undefined)
  useEffect(() => {
    const top = document.activeElement?.getBoundingClientRect().top
    if (top !== undefined && pressedAt.current !== undefined) {
      window.scrollBy(0, top - pressedAt.current)
    }
    // Not for a change in another tab.
    pressedAt.current = undefined
  }, [textSize])

  const change = (changed: Settings, setting: string, value: string) => {
    setSaved(changeSettings(changed))
    announce(t('settings.now', { setting, value }))
  }

  return (
    <Column>
      <PageHead
        back={
          // Perhaps to the middle of a lesson.
          idx > 0 ? (
            <BackButton>{t('settings.back')}</BackButton>
          ) : (
            <BackLink to={paths.skillMap}>{t('settings.backToMap')}</BackLink>
          )
        }
        title={t('settings.title')}
        lead={t('settings.lead')}
      />
      <StatusRegion>
        {!isSaved && (
          <Note kind="warning" title={t('settings.notSaved')}>
            {t('settings.notSavedAdvice')}
          </Note>
        )}
      </StatusRegion>
      {/* Two columns on a phone; one if the text is large or the phone small. */}
      <Box sx={{ '--option-width': 'max(10.5rem, 25%)' }}>
        {/* One column for this one, as columns would change under the pointer. */}
        <Box sx={{ '--option-width': '100%' }}>
          <OptionGroup
            firstId="setting-textSize"
            legend={t('settings.textSize.title')}
            options={settingValues.textSize.map((value) => ({
              value,
              label: t(`settings.textSize.${value}`),
              picture: (
                <Letters aria-hidden style={{ fontSize: `${Number(value) / Number(textSize)}rem` }}>
                  {t('settings.textSize.sample')}
                </Letters>
              ),
            }))}
            chosen={textSize}
            onChoose={(value) => {
              pressedAt.current = document.activeElement?.getBoundingClientRect().top
              change(
                { textSize: value },
                t('settings.textSize.title'),
                t(`settings.textSize.${value}`),
              )
            }}
          />
        </Box>
        <OptionGroup
          firstId="setting-colors"
          legend={t('settings.colors.title')}
          options={settingValues.colors.map((value) => ({
            value,
            label: t(`settings.colors.${value}`),
          }))}
          chosen={colors}
          onChoose={(value) =>
            change({ colors: value }, t('settings.colors.title'), t(`settings.colors.${value}`))
          }
        />
        <OptionGroup
          firstId="setting-contrast"
          legend={t('settings.contrast.title')}
          options={settingValues.contrast.map((value) => ({
            value,
            label: t(`settings.contrast.${value}`),
          }))}
          chosen={contrast}
          onChoose={(value) =>
            change(
              { contrast: value },
              t('settings.contrast.title'),
              t(`settings.contrast.${value}`),
            )
          }
        />
        <OptionGroup
          firstId="setting-celebrations"
          legend={t('settings.celebrations.title')}
          options={settingValues.celebrations.map((value) => ({
            value,
            label: t(`settings.celebrations.${value}`),
          }))}
          chosen={celebrations}
          onChoose={(value) =>
            change(
              { celebrations: value },
              t('settings.celebrations.title'),
              t(`settings.celebrations.${value}`),
            )
          }
        />
        <VoiceChoice onChange={change} />
      </Box>
    </Column>
  )
}

/** Two letters in the size of an option, whatever the size of the page. */
const Letters = styled('span')({ flex: 'none', marginInlineStart: 'auto', lineHeight: 1 })
