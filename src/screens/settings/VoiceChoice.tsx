import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { OptionGroup } from '@/components/form/OptionGroup'
import { SelectField } from '@/components/form/SelectField'
import { useLanguage } from '@/i18n/useLanguage'
import { useVoices } from '@/lib/useVoices'
import { settingValues, useSettings, type Settings } from '@/session/storage'

type VoiceChoiceProps = {
  /** Called with the setting and its new value in words. */
  onChange: (changed: Settings, setting: string, value: string) => void
}

/** The voice that reads the language of the interface aloud, and its speed. */
export function VoiceChoice({ onChange }: VoiceChoiceProps) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const voices = useVoices().filter(({ lang }) => lang.startsWith(language))
  const { voices: chosen, speed } = useSettings()
  if (voices.length === 0) return <Typography sx={{ mt: 3 }}>{t('voice.none')}</Typography>

  const ofDevice = { value: '', label: t('voice.own') }
  const options = [
    ofDevice,
    ...voices.map(({ voiceURI, name }) => ({ value: voiceURI, label: name })),
  ]
  return (
    <>
      <Box sx={{ mt: 3 }}>
        <SelectField
          label={t('voice.title')}
          value={chosen[language] ?? ''}
          options={options}
          onChange={(value) => {
            const { label } = options.find((option) => option.value === value) ?? ofDevice
            onChange({ voices: { ...chosen, [language]: value } }, t('voice.title'), label)
          }}
        />
      </Box>
      <OptionGroup
        firstId="setting-speed"
        legend={t('speed.title')}
        options={settingValues.speed.map((value) => ({ value, label: t(`speed.${value}`) }))}
        chosen={speed}
        onChoose={(value) => onChange({ speed: value }, t('speed.title'), t(`speed.${value}`))}
      />
    </>
  )
}
