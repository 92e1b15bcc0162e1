import * as v from 'valibot'

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty('A text is empty'))
const Id = v.pipe(v.number(), v.integer(), v.minValue(1))

/** One text in both languages, side by side, so that a teacher sees them together. */
export const LocalizedSchema = v.strictObject({ en: Text, es: Text })

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

const VideoSchema = v.strictObject({
  id: Id,
  type: v.literal('video'),
  title: LocalizedSchema,
  description: LocalizedSchema,
  clip: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'A clip has a plain base name')),
})

const QuizSchema = v.strictObject({
  id: Id,
  type: v.literal('quiz'),
  title: LocalizedSchema,
  description: LocalizedSchema,
  questions: v.pipe(v.array(QuestionSchema), v.minLength(1)),
})

/** The kinds of the contract's `node_type`. */
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
  id: Id,
  kind: KindSchema,
  title: LocalizedSchema,
  description: LocalizedSchema,
  feedback: v.boolean(),
  modules: v.pipe(v.array(v.variant('type', [VideoSchema, QuizSchema])), v.minLength(1)),
})

const SkillSchema = v.strictObject({
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

export const CurriculumSchema = v.strictObject({
  categories: v.array(CategorySchema),
  skills: v.array(SkillSchema),
})

export type Language = 'en' | 'es'
export type Localized = v.InferOutput<typeof LocalizedSchema>
export type Module = v.InferOutput<typeof VideoSchema> | v.InferOutput<typeof QuizSchema>
export type SubSkill = v.InferOutput<typeof SubSkillSchema>
export type Skill = v.InferOutput<typeof SkillSchema>
export type Category = v.InferOutput<typeof CategorySchema>
export type Curriculum = v.InferOutput<typeof CurriculumSchema>
