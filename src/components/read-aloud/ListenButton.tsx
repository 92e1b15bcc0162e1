import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icons/Icon'
import { useLanguage } from '@/i18n/useLanguage'
import { canSpeak, useVoices } from '@/lib/useVoices'
import { useSettings } from '@/session/storage'
import { fontSizes } from '@/theme/tokens'
import { startReading, stopReading, usualVoice } from './reader'

const rates = { normal: 1, slow: 0.75 }

/** Reads the dialog or the page that it stands in; a second press stops it. */
export function ListenButton() {
  const { t } = useTranslation()
  const language = useLanguage()
  const voices = useVoices()
  const { voices: chosen, speed } = useSettings()
  const ref = useRef<HTMLDivElement>(null)
  const [isReading, setReading] = useState(false)
  const [hasRead, setHasRead] = useState(false)
  /** Why it could not read, and in which language that was. */
  const [trouble, setTrouble] = useState<{ text: 'noVoice' | 'failed'; language: string }>()

  // What it reads is gone, or in another language.
  useEffect(() => stopReading, [language])

  const press = () => {
    const content = ref.current?.closest('dialog, [role=dialog], main')
    // The language of the page, not that of the interface: a browser's translator changes it.
    const [pageLanguage = ''] = document.documentElement.lang.split('-')
    const ofLanguage = voices.filter(({ lang }) => lang.startsWith(pageLanguage))
    const ownVoices = Object.values(chosen)
    setTrouble(undefined)
    if (isReading) stopReading()
    // Some browsers list no voices and can speak all the same.
    else if (voices.length > 0 && ofLanguage.length === 0) {
      setTrouble({ text: 'noVoice', language })
    } else if (content) {
      setReading(true)
      setHasRead(true)
      startReading(content, {
        language: pageLanguage,
        voice:
          ofLanguage.find(({ voiceURI }) => ownVoices.includes(voiceURI)) ?? usualVoice(ofLanguage),
        rate: rates[speed],
        onEnd: () => setReading(false),
        onFailure: () => {
          setReading(false)
          setHasRead(false)
          setTrouble({ text: voices.length === 0 ? 'noVoice' : 'failed', language })
        },
      })
    }
  }

  if (!canSpeak()) return null
  return (
    // Not a box of its own: in a lesson's head its hint takes a line, so that the button stays where it was pressed.
    <Box ref={ref} sx={{ display: 'contents' }}>
      <Listen onClick={press}>
        <Icon name={isReading ? 'stop' : 'listen'} size={20} />
        <span>{t(isReading ? 'readAloud.stop' : 'readAloud.listen')}</span>
      </Listen>
      {/* Its line stays when the voice ends: what is below would move under a finger. */}
      {hasRead && (
        <Hint data-unread sx={[!isReading && { visibility: 'hidden' }]}>
          {t('readAloud.tap')}
        </Hint>
      )}
      <Hint role="status" data-unread>
        {trouble?.language === language && t(`readAloud.${trouble.text}`)}
      </Hint>
      {isReading && spoken}
    </Box>
  )
}

/** The current sentence: by a line as well, not by color alone. */
const spoken = (
  <GlobalStyles
    styles={(theme) => ({
      '::highlight(spoken)': {
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 30%, transparent)`,
        // WebKit ignores the shorthand with a thickness.
        textDecorationLine: 'underline',
        textDecorationThickness: '3px',
      },
    })}
  />
)

/** By the button, where it covers nothing, and in the page from the start, as a live region must be. */
const Hint = styled('span')(({ theme }) => ({
  flex: '1 0 100%',
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.small,
  '@media print': { display: 'none' },
  '&:empty': { position: 'absolute' },
}))

const Listen = styled(ButtonBase)(({ theme: { shape, typography, vars } }) => ({
  '@media print': { display: 'none' },
  flex: 'none',
  gap: 6,
  minWidth: 44,
  minHeight: 44,
  padding: '4px 10px',
  border: `2px solid ${vars.palette.border.control}`,
  borderRadius: shape.borderRadius,
  backgroundColor: vars.palette.background.paper,
  color: vars.palette.accent.main,
  fontSize: typography.body2.fontSize,
  fontWeight: 600,
  '@media (hover: hover)': {
    '&:hover': {
      borderColor: vars.palette.border.strong,
      backgroundColor: vars.palette.background.sunken,
    },
  },
}))
