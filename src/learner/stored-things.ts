import * as v from 'valibot'
import { languageKey } from '@/i18n/languages'
import { reloadKey } from '@/lib/reload-once'
import { finishedLesson } from './kept/finished-lessons'
import { keptSkill } from './kept/kept-skill'
import { lookSchema } from './look'
import { ships } from './ships'
import { declare } from './stored-thing'

// All things that this app stores in the browser. The comment above a thing is its sentence in the
// table of SECURITY.md, which `npm run make:stored-table` writes.

const text = v.string()
const mark = v.pipe(
  text,
  v.transform(() => true),
)
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const stars = v.nullable(v.picklist([0, 1, 2, 3, 4, 5]))
const id = v.union([v.number(), v.string()])
/** A list that drops items which do not parse. */
const listOf = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) => items.filter((one): one is T => v.is(item, one))),
  )

// The session: in local storage with "Remember me", else in session storage.
const session = { owner: 'learner', until: 'session-end', form: 'text', schema: text } as const

/** The access token, the only required part of a session. */
export const accessToken = declare('accessToken', session)
/** The refresh token that came with it. */
export const refreshToken = declare('refreshToken', session)
/** When the session ends, as an ISO time. */
export const expiresAt = declare('expiresAt', session)
/** The username, for the greeting until the server has answered. */
export const userName = declare('userName', session)

// Personal things: in the area of the session, removed at sign-out.
const personal = { owner: 'learner', until: 'sign-out' } as const
const personalText = { ...personal, form: 'text' } as const
const passing = { ...personal, form: 'dated' } as const
const idList = { ...personal, form: 'json', schema: listOf(id) } as const

/** A hash of the e-mail that signed in: whose things are here, also after a session has expired. */
export const learner = declare('learner', {
  ...personalText,
  schema: v.pipe(text, v.regex(/^[a-z0-9]{1,7}$/)),
})
/** The skill whose path was open last. */
export const currentSkillId = declare('currentSkillId', {
  ...personalText,
  schema: v.pipe(text, v.regex(/^\d{1,15}$/), v.transform(Number)),
})
/** Ticked skills, until they are saved. */
export const selectedSkills = declare('selectedSkills', idList)
/** The categories of the ticked skills, until they are saved. */
export const selectedOptions = declare('selectedOptions', idList)
/** Marks that the trophy of a skill was shown; any text counts. */
export const trophyModal = declare('trophyModal_{skillId}', { ...personalText, schema: mark })
/** The answers of the onboarding and its step, until the next screen opens. */
export const wizard = declare('wizard_{learner}', {
  ...passing,
  schema: v.looseObject({ step: v.unknown(), answers: v.unknown() }),
})
/** The stars of a lesson, and whether a request may have arrived, until they are saved. */
export const ratings = declare('ratings_{learner}_{subSkill}', {
  ...passing,
  schema: v.object({
    helpfulness: stars,
    confidence: stars,
    mayBeSent: v.exactOptional(v.boolean()),
  }),
})
/** The lesson to celebrate on the next return to its path, after its rating. */
export const celebration = declare('celebration_{learner}_{skillId}', {
  ...passing,
  schema: v.unknown(),
})
/** The last map and paths, to show without a network; removed first when storage is full. */
export const lastSeen = declare('lastSeen_{learner}_{answer}', {
  ...passing,
  schema: v.object({ at: v.number(), answer: v.unknown() }),
  isCopy: true,
})

/** The skills whose lessons are kept on this device: names, sizes, what is missing. */
export const keptSkills = declare('keptSkills_{learner}', {
  ...personal,
  form: 'json',
  schema: listOf(keptSkill),
})

// The progress within lessons: nothing personal, so it also stays without "Remember me".
const ofLesson = { owner: 'learner', until: 'lesson-end', form: 'dated' } as const

/** The lesson that was open last, to resume it. */
export const lastPlace = declare('lastPlace_{learner}', { ...ofLesson, schema: v.unknown() })
/** Missing where it does not parse: the rest still counts. */
const optional = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.fallback(v.optional(schema), undefined)
const progress = v.object({
  /** The question of a quiz, counted from 0. */
  question: optional(whole),
  /** The ticked steps of a challenge, counted from 0. */
  ticks: optional(v.array(whole)),
  /** The page of a practice. */
  page: optional(v.picklist(['intro', 'exercises'])),
  /** The page and zoom of a pdf. */
  pdf: optional(v.object({ page: v.number(), zoom: v.number() })),
  /** How far a video was watched, in whole seconds. */
  seconds: optional(whole),
  /** A video was watched to its end. */
  watched: optional(v.boolean()),
})
export type LessonProgress = v.InferOutput<typeof progress>

/** How far a learner is within a lesson (question, ticks, page, place in pdf or video), until it is completed. */
export const lessonProgress = declare('lesson_{learner}_{lesson}', {
  ...ofLesson,
  schema: progress,
})

/** The lessons that were finished on this device and are not saved yet, in order. */
export const finishedHere = declare('finishedHere_{learner}', {
  ...ofLesson,
  schema: listOf(finishedLesson),
})
/** The options that were chosen in a quiz without a network, by question, and which are known to be right. */
export const chosenAnswers = declare('chosenAnswers_{learner}_{lesson}', {
  ...ofLesson,
  schema: v.record(text, v.object({ option: id, isRight: v.boolean() })),
})

// Choices of the learner.
const choiceText = { owner: 'learner', until: 'never', form: 'text' } as const
const choiceJson = { ...choiceText, form: 'json' } as const

/** The categories that are closed on the map. */
export const hiddenCategories = declare('hiddenCategories_{learner}', {
  ...choiceJson,
  schema: v.array(v.pipe(id, v.transform(String))),
})
/** Whether the skill map and the paths show as a map or as a list. */
export const view = declare('view_{learner}', {
  ...choiceText,
  schema: v.picklist(['map', 'list']),
})
/** The ship of the learner's support level. */
export const ship = declare('ship_{learner}', { ...choiceText, schema: v.picklist(ships) })
/** How the app looks for the learner, where that differs from their device. */
export const look = declare('look_{learner}', { ...choiceJson, schema: lookSchema })
/** The voice chosen for a language, by its `voiceURI`. */
export const voice = declare('voice_{learner}_{language}', { ...choiceText, schema: text })
/** How fast that voice reads. */
export const speed = declare('speed_{learner}', {
  ...choiceText,
  schema: v.picklist(['normal', 'slow']),
})

// Shared by all users of the browser.
const device = { owner: 'device', until: 'never', form: 'text' } as const

/** The language of the interface. */
export const language = declare(languageKey, { ...device, schema: text })
/** The e-mail that signed in last, to fill in the form. */
export const lastEmail = declare('lastEmail', { ...device, schema: text })
/** The e-mail that has just signed up, until another one signs in. */
export const registeredEmail = declare('registeredEmail', {
  ...device,
  until: 'sign-out',
  schema: text,
})
/** Marks that somebody has just signed up here, until their onboarding is done. */
export const isNewUser = declare('isNewUser', {
  ...device,
  until: 'sign-out',
  schema: v.literal('true'),
})

// Of one tab.

/** When the page last reloaded itself after an update, so that it does not loop. */
export const reloadedAt = declare(reloadKey, {
  owner: 'visit',
  until: 'tab-closed',
  form: 'text',
  schema: text,
})
