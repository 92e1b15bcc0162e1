import * as v from 'valibot'
import categories from './categories.json'
import cookASimpleRecipe from './skills/cook-a-simple-recipe/skill.json'
import makeABudget from './skills/make-a-budget/skill.json'
import startAConversation from './skills/start-a-conversation/skill.json'
import { CurriculumSchema, type Curriculum, type Language } from './schema'

/** All that the stand-in backend teaches. A mistake in a skill file fails here, before anything is served. */
export const curriculum: Curriculum = v.parse(CurriculumSchema, {
  categories,
  skills: [cookASimpleRecipe, makeABudget, startAConversation],
})

/** The file name in `clips/` of a video module's clip. */
export function clipFileName(clip: string, language: Language): string {
  return `${clip}.${language}.mp4`
}
