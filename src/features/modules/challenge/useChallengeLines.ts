import type { Challenge } from '@/api/modules'
import { textsIn } from '@/i18n/i18n'
import { useSecondLines } from '@/ui/reading/useSecondLines'
import { lessonTitle } from '../lesson-title'
import type { ModuleViewProps } from '../module-view'
import { useFetchTranslation } from '../useFetchTranslation'
import { ownWords } from './count-words'
import type { Ticked } from './step-rules'

/** The texts of a challenge, as both its pages show them. */
type Shown = {
  title: string
  description: string
  steps: Challenge['steps']
  ticked: Ticked
}

/** The texts of both pages of a challenge in the second language. */
export function useChallengeLines(props: ModuleViewProps, shown: Shown) {
  const { title, description, steps, ticked } = shown
  const ask = useFetchTranslation('challenge', props)
  return useSecondLines({
    part: 'modules',
    ownTexts: (texts) => ownWords(texts, ticked),
    serverTexts: [title, description, ...steps.map(({ text }) => text)],
    fetch: ask,
    translations: ({ lesson, place }, other) => [
      lessonTitle(textsIn(other, 'modules'), props.module.type, lesson.title, place?.module.title),
      lesson.description || place?.module.description,
      // Steps have no ids, so they are matched by index, and only if both languages have the same number.
      ...steps.map((_step, at) =>
        lesson.steps.length === steps.length ? lesson.steps[at]?.text : undefined,
      ),
    ],
  })
}
