import type { Challenge } from '@/api/modules'
import { textsIn } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { usePeek } from '@/ui/peek/usePeek'
import type { ModuleViewProps } from '../module-view'
import { useAskInOther } from '../useAskInOther'
import { countWords } from './count-words'

/** The words of a challenge, as both its pages show them. */
type Shown = { title: string; description: string; steps: Challenge['steps'] }

/** The same in the other language: of its introduction, of its title alone, of its steps. */
export function useChallengePeeks(props: ModuleViewProps, { title, description, steps }: Shown) {
  const ask = useAskInOther('challenge', props)
  const language = useLanguage()
  const count = steps.length
  const countIn = (one: Language) => countWords(textsIn(one, 'modules'), count)

  const intro = usePeek({
    here: [props.parentTitle, title, description, countIn(language)],
    ask,
    there: ({ lesson, place }, other) => [
      place?.subSkill.title,
      lesson.title || place?.module.title,
      lesson.description || place?.module.description,
      countIn(other),
    ],
  })
  const name = usePeek({
    here: [title],
    ask,
    there: ({ lesson, place }) => [lesson.title || place?.module.title],
  })
  const list = usePeek({
    here: steps.map(({ text }) => text),
    ask,
    // Steps have no ids: only where there are as many is it certain which is which.
    there: ({ lesson }) =>
      lesson.steps.length === count ? lesson.steps.map(({ text }) => text) : [],
  })
  return { intro, name, list }
}
