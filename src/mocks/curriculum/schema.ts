import * as v from 'valibot'
import { LocalizedSchema, SlugSchema } from './texts'

const Id = v.pipe(v.number(), v.integer(), v.minValue(1))

const OptionSchema = v.strictObject({
  id: Id,
  text: LocalizedSchema,
  correct: v.optional(v.boolean(), false),
})

const QuestionSchema = v.strictObject({
  id: Id,
  text: LocalizedSchema,
  options: v.pipe(v.array(OptionSchema), v.minLength(2)),
})

const described = { id: Id, title: LocalizedSchema, description: LocalizedSchema }

/** After its first line, the description has the words that the video shows, a line for each scene. */
const VideoSchema = v.strictObject({
  ...described,
  type: v.literal('video'),
  clip: SlugSchema,
})

const QuizSchema = v.strictObject({
  ...described,
  type: v.literal('quiz'),
  questions: v.pipe(v.array(QuestionSchema), v.minLength(1)),
})

const PdfSchema = v.strictObject({
  ...described,
  type: v.literal('pdf'),
})

/** The description tells the topic, the objective what to do with the pdf. */
const PracticeSchema = v.strictObject({
  ...described,
  type: v.literal('practice'),
  objective: LocalizedSchema,
})

/** `help` names a page in `help/`, without language and extension. */
const StepSchema = v.strictObject({ text: LocalizedSchema, help: v.optional(SlugSchema) })

const ChallengeSchema = v.strictObject({
  ...described,
  type: v.literal('challenge'),
  steps: v.pipe(
    v.array(StepSchema),
    v.minLength(3, 'A challenge has at least 3 steps'),
    v.maxLength(7, 'A challenge has at most 7 steps'),
  ),
})

const ModuleSchema = v.variant('type', [
  VideoSchema,
  QuizSchema,
  PdfSchema,
  PracticeSchema,
  ChallengeSchema,
])

/** The values of `node_type` in the contract. */
const KindSchema = v.picklist([
  'introduction',
  'knowledge',
  'practice',
  'challenge',
  'story',
  'recipe',
  'budget',
  'conflict',
  'conversation',
])

const SubSkillSchema = v.strictObject({
  ...described,
  kind: KindSchema,
  feedback: v.boolean(),
  modules: v.pipe(v.array(ModuleSchema), v.minLength(1)),
})

export const SkillSchema = v.strictObject({
  id: Id,
  categoryId: Id,
  iconType: KindSchema,
  name: LocalizedSchema,
  description: LocalizedSchema,
  subSkills: v.pipe(v.array(SubSkillSchema), v.minLength(1)),
})

const CategorySchema = v.strictObject({
  id: Id,
  name: LocalizedSchema,
  color: v.pipe(v.string(), v.hexColor()),
  iconType: v.picklist(['cooking', 'finances', 'social', 'living']),
})

export const CategoriesSchema = v.array(CategorySchema)

export type Module = v.InferOutput<typeof ModuleSchema>
export type Step = v.InferOutput<typeof StepSchema>
export type SubSkill = v.InferOutput<typeof SubSkillSchema>
export type Skill = v.InferOutput<typeof SkillSchema>
export type Category = v.InferOutput<typeof CategorySchema>
