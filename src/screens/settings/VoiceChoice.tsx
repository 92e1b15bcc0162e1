import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { OptionGroup } from '@/components/form/OptionGroup'
import { useLanguage } from '@/i18n/useLanguage'
import { useVoices } from '@/lib/useVoices'
import { settingValues, useSettings, type Settings } from '@/session/storage'
import { SelectField } from './SelectField'

type VoiceChoiceProps = {
  /** Called with the setting and its new value in words. */
  onChange: (changed: Settings, setting: string, value: string) => void
}

/** The voice that reads the language of the interface aloud, and its speed. */
export function VoiceChoice({ onChange }: VoiceChoiceProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const allVoices = useVoices()
  const voices = allVoices.filter(({ lang }) => lang.startsWith(language))
  const { voices: chosen, speed } = useSettings()
  if (voices.length === 0) {
    // Some browsers list no voices and can speak all the same.
    if (allVoices.length === 0) return null
    return <Typography sx={{ mt: 3 }}>{t('settings.voice.none')}</Typography>
  }

  const ofDevice = { value: '', label: t('settings.voice.own') }
  const options = [
    ofDevice,
    ...voices.map(({ voiceURI, name }) => ({ value: voiceURI, label: name })),
  ]
  return (
    <>
      <Box sx={{ mt: 3 }}>
        <SelectField
          label={t('settings.voice.title')}
          value={chosen[language] ?? ''}
          options={options}
          onChange={(value) => {
            const { label } = options.find((option) => option.value === value) ?? ofDevice
            onChange({ voices: { ...chosen, [language]: value } }, t('settings.voice.title'), label)
          }}
        />
      </Box>
      <OptionGroup
        firstId="setting-speed"
        legend={t('settings.speed.title')}
        options={settingValues.speed.map((value) => ({
          value,
          label: t(`settings.speed.${value}`),
        }))}
        chosen={speed}
        onChoose={(value) =>
          onChange({ speed: value }, t('settings.speed.title'), t(`settings.speed.${value}`))
        }
      />
    </>
  )
}
