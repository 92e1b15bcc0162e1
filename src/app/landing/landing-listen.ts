import { toLanguage } from '@/i18n/language-rules'
import { stored } from '@/learner/stored'
import { voice } from '@/learner/stored-things'
import { rates } from '@/ui/speech/rates'
import { startReading, stopReading } from '@/ui/speech/reading'
import { onVoices, voicesOf } from '@/ui/speech/voices'

/**
 * Gives life to the landing's button that reads aloud: it is there where a voice reads the page's language, and what
 * speaks is fetched when it is pressed. Another language or another page ends what is read.
 */
export function readLandingAloud(): void {
  const page = document.documentElement
  const words = document.querySelector<HTMLElement>('#landing .words')
  const part = words?.querySelector<HTMLElement>('.listen')
  const button = part?.querySelector('button')
  if (!words || !part || !button) return

  const show = () => {
    part.hidden = voicesOf(page.lang).length === 0
  }
  onVoices(show)
  show()
  new MutationObserver(() => {
    stopReading()
    button.dataset['state'] = 'start'
    show()
  }).observe(page, { attributeFilter: ['lang', 'data-view'] })

  button.addEventListener('click', () => {
    if (button.dataset['state'] === 'stop') {
      stopReading()
      return
    }
    button.dataset['state'] = 'stop'
    delete part.dataset['failure']
    startReading(
      words,
      {
        language: toLanguage(page.lang),
        rate: page.dataset['speed'] === 'slow' ? rates.slow : rates.normal,
        voiceOf: (language) => stored(voice, language).read(),
      },
      (failure) => {
        button.dataset['state'] = 'again'
        if (failure) part.dataset['failure'] = failure
      },
    )
  })
}
