import { lessonLocation } from './lessons'
import { renderApp } from './render-app'

type Options = { learner?: string; language?: 'en' | 'es' }

/** Renders the screen of a module of the curriculum, as the learning path opens it. */
export function openLesson(
  moduleId: number,
  { learner = 'sam@example.com', language = 'en' }: Options = {},
) {
  const { address, state } = lessonLocation(moduleId, language)
  return renderApp({ path: address, state, learner, language })
}
