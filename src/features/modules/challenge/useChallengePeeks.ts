import type { Challenge } from '@/api/modules'
import { textsIn } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { usePeek } from '@/ui/peek/usePeek'
import { lessonTitle } from '../lesson-title'
import type { ModuleViewProps } from '../module-view'
import { useAskInOther } from '../useAskInOther'
import { ownWords, wordsRound } from './count-words'
import type { Ticked } from './step-rules'

/** The words of a challenge, as both its pages show them. */
type Shown = {
  title: string
  description: string
  steps: Challenge['steps']
  ticked: Ticked
  isDone?: boolean
}

/** The same in the other language: of its introduction, of its title alone, of its steps. */
export function useChallengePeeks(props: ModuleViewProps, shown: Shown) {
  const { title, description, steps, ticked, isDone = false } = shown
  const ask = useAskInOther('challenge', props)
  const language = useLanguage()
  const count = steps.length
  const titleIn = (one: Language, ...titles: readonly (string | undefined)[]) =>
    lessonTitle(textsIn(one, 'modules'), props.module.type, ...titles)
  const own = (one: Language) => ownWords(textsIn(one, 'modules'), ticked, isDone)

  const intro = usePeek({
    here: [props.parentTitle, title, description, own(language).count, own(language).done],
    ask,
    there: ({ lesson, place }, other) => [
      place?.subSkill.title,
      titleIn(other, lesson.title, place?.module.title),
      lesson.description || place?.module.description,
      own(other).count,
      own(other).done,
    ],
  })
  const name = usePeek({
    here: [title, own(language).hint],
    ask,
    there: ({ lesson, place }, other) => [
      titleIn(other, lesson.title, place?.module.title),
      own(other).hint,
    ],
  })
  const list = usePeek({
    here: [...steps.map(({ text }) => text), ...wordsRound(textsIn(language, 'modules'), ticked)],
    ask,
    // Steps have no ids: only where there are as many is it certain which is which.
    there: ({ lesson }, other) => [
      ...steps.map((_step, at) =>
        lesson.steps.length === count ? lesson.steps[at]?.text : undefined,
      ),
      ...wordsRound(textsIn(other, 'modules'), ticked),
    ],
  })
  return { intro, name, list }
}
