import * as v from 'valibot'

/**
 * Responses exactly as the contract shows them. The app reads more leniently; this check reports
 * what a backend should not send. Unknown fields are always allowed.
 */
const text = v.string('is no text')
const id = v.union([v.pipe(v.number(), v.integer()), v.string()], 'is no id')
const optionalText = v.nullish(text)
const list = <T extends v.GenericSchema>(of: T) => v.array(of, 'is no list')
const webAddress = v.pipe(text, v.regex(/^https?:\/\//i, 'is no http(s) address'))
const base64 = v.pipe(
  text,
  v.regex(/^(?:[A-Za-z0-9+/\s]+={0,2}\s*|data:application\/pdf[;,].+|blob:.+)$/s, 'is no pdf data'),
)

const skill = v.object({
  id,
  name: text,
  description: optionalText,
  progress: v.nullish(v.pipe(v.number('is no number'), v.minValue(0), v.maxValue(100))),
})

const category = v.object({ id, name: text, color: optionalText, iconType: optionalText })

const module = v.object({
  id,
  type: v.picklist(['video', 'quiz', 'pdf', 'practice', 'challenge'], 'is no known type'),
  title: text,
  description: optionalText,
})

const question = v.object({ id, text, options: list(v.object({ id, text })) })

const saying = (message: string) => v.object({ message: v.literal(message, `is not "${message}"`) })

export const shapes = {
  anything: v.unknown(),
  token: v.object({ access_token: v.pipe(text, v.nonEmpty('is empty')) }),
  userCheck: v.object({ onboard_completed: v.boolean('is neither true nor false') }),
  details: v.object({ user: v.object({ username: optionalText }) }),
  goals: v.object({ data: list(v.object({ id, name: text })) }),
  categories: v.object({
    data: list(
      v.object({
        ...category.entries,
        skills: list(skill),
        selectedSkills: v.nullish(list(v.union([id, v.object({ id })]))),
      }),
    ),
    hasSkillsForUser: v.boolean('is neither true nor false'),
  }),
  map: v.object({ 'skill-map': list(v.object({ category, selectedSkills: list(skill) })) }),
  path: v.object({
    skill_name: text,
    subskills: list(v.object({ id, title: text, modules: v.nullish(list(module)) })),
  }),
  video: v.object({ title: text, videoUrl: webAddress }),
  quiz: v.union(
    [v.object({ questions: list(question) }), list(question)],
    'is no list of questions',
  ),
  pdf: v.object({ pdf_data: base64, title: optionalText }),
  practice: v.object({
    title: text,
    description: optionalText,
    objective_description: optionalText,
    pdf_data: base64,
  }),
  challenge: v.object({
    title: text,
    description: optionalText,
    steps: list(v.union([text, v.object({ text, external_resource: v.nullish(webAddress) })])),
  }),
  isCorrect: v.object({ isCorrect: v.boolean('is neither true nor false') }),
  success: v.object({ success: v.literal(true, 'is not true') }),
  updatedState: v.object({ updatedState: v.picklist(['completed', 'in_progress'], 'is no state') }),
  mailSent: saying('Password reset email sent'),
  refusal: v.object({ message: text }),
}

/** A list without the items that are not objects, which the app skips. */
export const objects = <T extends v.GenericSchema>(of: T) =>
  v.pipe(
    list(v.unknown()),
    v.filterItems((item) => typeof item === 'object' && item !== null),
    v.array(of),
  )
const some = <T extends v.GenericSchema>(of: T) => v.pipe(objects(of), v.minLength(1, 'is empty'))

/** What the app needs in a response after normalizing it; without this the screen fails. */
export const needs = {
  token: v.object({ access_token: v.pipe(text, v.nonEmpty('is empty')) }),
  goals: v.object({ data: some(v.object({ id, name: text })) }),
  list: (key: string) => v.object({ [key]: list(v.unknown()) }),
  path: v.object({ subskills: some(v.object({ id })) }),
  video: v.object({ videoUrl: webAddress }),
  quiz: v.object({ questions: some(v.object({ id, options: objects(v.object({ id })) })) }),
  pdf: v.object({ pdf_data: base64 }),
}

/**
 * One line for each difference from the shape: the path in the response and what is wrong there.
 */
export function differences(shape: v.GenericSchema, body: unknown): string[] {
  const { issues = [] } = v.safeParse(shape, body)
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'the answer'} ${issue.message}`)
}
