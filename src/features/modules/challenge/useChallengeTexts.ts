import { useTranslation } from 'react-i18next'
import type { Challenge } from '@/api/modules'
import { textsIn } from '@/i18n/i18n'
import { useSecondLines } from '@/ui/reading/useSecondLines'
import { lessonTitle } from '../lesson-title'
import type { ModuleViewProps } from '../module-view'
import { useFetchTranslation } from '../useFetchTranslation'
import { ownWords } from './count-words'
import type { Ticked } from './step-rules'

/** The title and description of a challenge, and the texts of both its pages in the second language. */
export function useChallengeTexts(
  props: ModuleViewProps & { challenge: Challenge },
  ticked: Ticked,
) {
  const { module, challenge } = props
  const { t } = useTranslation('modules')
  const title = lessonTitle(t, module.type, challenge.title, module.title)
  const description = challenge.description || module.description
  const { steps } = challenge
  const fetchTranslation = useFetchTranslation('challenge', props)
  const second = useSecondLines({
    part: 'modules',
    ownTexts: (texts) => ownWords(texts, ticked),
    serverTexts: [title, description, ...steps.map(({ text }) => text)],
    fetch: fetchTranslation,
    translations: ({ lesson, place }, other) => [
      lessonTitle(textsIn(other, 'modules'), module.type, lesson.title, place?.module.title),
      lesson.description || place?.module.description,
      // Steps have no ids, so they are matched by index, and only if both languages have the same number.
      ...steps.map((_step, at) =>
        lesson.steps.length === steps.length ? lesson.steps[at]?.text : undefined,
      ),
    ],
  })
  return { title, description, second }
}
