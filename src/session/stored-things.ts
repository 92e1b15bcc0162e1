import * as v from 'valibot'
import { languageKey } from '@/i18n/languages'

/** Which lesson, skill or answer a thing is about; null while that is not known, and then nothing is stored. */
type Part = string | number | null
export type Parts = [] | [part: Part]
type PartsOf<Key extends string> = Key extends `${string}{learner}`
  ? []
  : Key extends `${string}_{${string}}`
    ? [part: Part]
    : []

type Declaration<T> = {
  schema: v.GenericSchema<unknown, T>
  /** Written as it is, else as JSON. */
  isText?: boolean
  /** Always in local storage, else beside the token: without Remember me it ends with the tab. */
  isLocal?: boolean
  /** Belongs to all users of the browser; in local storage. */
  isShared?: boolean
}

/** One kind of stored thing. */
export type StoredThing<T, P extends Parts> = {
  key: string
  isLocal: boolean
  isShared: boolean
  /** The key for a learner; null while the part is not known. */
  keyOf: (learner: string, ...part: P) => string | null
  toText: (value: T) => string
  /** Undefined for a text that is missing or odd. */
  fromText: (text: string | null) => T | undefined
}

/** Declares a stored thing. */
export function declare<T, const Key extends string>(
  key: Key,
  { schema, isText = false, isLocal = false, isShared = false }: Declaration<T>,
): StoredThing<T, PartsOf<Key>> {
  const stored = isText ? schema : v.pipe(v.string(), v.parseJson(), schema)
  return {
    key,
    isLocal: isLocal || isShared,
    isShared,
    keyOf: (userKey, ...[part]) => {
      const named = key.replace('{learner}', userKey)
      return part === null ? null : named.replace(/\{\w+\}/, () => String(part))
    },
    toText: (value) => (isText ? String(value) : JSON.stringify(value)),
    fromText: (kept) => {
      const result = v.safeParse(stored, kept)
      return result.success ? result.output : undefined
    },
  }
}

/*
 * Everything that is stored for a learner; SECURITY.md lists it for its readers. In a key, `{learner}` is the user key
 * (contract.md#user-key), and any other placeholder a part that the caller gives. A value that does not match its schema
 * counts as missing.
 */

const text = v.string()
const plainText = { schema: text, isText: true } as const
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const id = v.union([v.number(), v.string()])
const stars = v.nullable(v.picklist([0, 1, 2, 3, 4, 5]))
/** Missing where it does not parse: the rest of its object still counts. */
const optional = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.fallback(v.optional(schema), undefined)

// The session (contract.md#session).

/** The access token, the only required part of a session. */
export const accessToken = declare('accessToken', plainText)
/** The refresh token that came with it. */
export const refreshToken = declare('refreshToken', plainText)
/** When the session ends, as an ISO time. */
export const expiresAt = declare('expiresAt', plainText)
/** The user key: whose things are here, also after a session has expired. */
export const learner = declare('learner', plainText)
/** The username, for the greeting until the server has answered. */
export const userName = declare('userName', plainText)

// What a learner is in the middle of.

/** The skill whose path was open last. */
export const currentSkillId = declare('currentSkillId', { schema: whole })
/** Ticked skills, until they are saved. */
export const selectedSkills = declare('selectedSkills', { schema: v.array(id) })
/** The categories of the ticked skills, until they are saved. */
export const selectedOptions = declare('selectedOptions', { schema: v.array(id) })
/** Marks that the introduction of a skill was opened; any text counts. */
export const introduction = declare('introduction_{skillId}', plainText)
/** Marks that the trophy of a skill was shown; any text counts. */
export const trophyModal = declare('trophyModal_{skillId}', plainText)
/** The answers of the onboarding and its step, until the next screen opens. */
export const wizard = declare('wizard_{learner}', { schema: v.unknown() })
/** The stars of a lesson, and whether a request may have arrived, until they are saved. */
export const ratings = declare('ratings_{learner}_{subSkill}', {
  schema: v.object({
    helpfulness: stars,
    confidence: stars,
    mayBeSent: v.exactOptional(v.boolean()),
  }),
})
/** The lesson to celebrate on the next return to its path, after its rating. */
export const celebration = declare('celebration_{learner}_{skillId}', { schema: v.unknown() })
/** The lesson that was open last, to resume it. */
export const lastPlace = declare('lastPlace_{learner}', { schema: v.unknown(), isLocal: true })

const progress = v.object({
  /** The questions of a quiz that were answered right, each with its right option. */
  answered: optional(v.array(v.object({ question: id, option: id }))),
  /** The steps of a challenge by their words, in the language of the last tick. */
  steps: optional(v.array(text)),
  /** Those of them that are ticked. */
  ticks: optional(v.array(text)),
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
/** How far a learner is within a lesson, until it is completed. Nothing personal: it stays without Remember me. */
export const lessonProgress = declare('lesson_{learner}_{lesson}', {
  schema: progress,
  isLocal: true,
})

// What a learner has chosen.

/** The categories that are closed on the map. */
export const hiddenCategories = declare('hiddenCategories_{learner}', {
  schema: v.array(v.pipe(id, v.transform(String))),
  isLocal: true,
})
/** Whether the skill map and the paths show as a map or as a list. */
export const view = declare('view_{learner}', {
  schema: v.picklist(['map', 'list']),
  isText: true,
  isLocal: true,
})
const ships = v.picklist(['row-boat', 'yacht', 'cruise'])
export type Ship = v.InferOutput<typeof ships>
/** The ship of the learner's support level (rules.md#wizard). */
export const ship = declare('ship_{learner}', {
  schema: ships,
  isText: true,
  isLocal: true,
})
/** What a learner may set of the look, and its values; the first of each is the device's own. */
export const lookValues = {
  /** In percent of the browser's text size. */
  textSize: ['100', '125', '150', '175', '200'],
  colors: ['device', 'light', 'dark'],
  contrast: ['device', 'more'],
  celebrations: ['full', 'calm'],
} as const
/** How the app looks for the learner, where that differs from their device. */
export const look = declare('look_{learner}', {
  schema: v.object({
    textSize: optional(v.picklist(lookValues.textSize)),
    colors: optional(v.picklist(lookValues.colors)),
    contrast: optional(v.picklist(lookValues.contrast)),
    celebrations: optional(v.picklist(lookValues.celebrations)),
  }),
  isLocal: true,
})
/** The voice chosen for a language, by its `voiceURI`. */
export const voice = declare('voice_{learner}_{language}', { ...plainText, isLocal: true })
/** How fast that voice reads. */
export const speed = declare('speed_{learner}', {
  schema: v.picklist(['normal', 'slow']),
  isText: true,
  isLocal: true,
})

// Shared by all users of the browser.

/** The e-mail that signed in last, to fill in the form. */
export const lastEmail = declare('lastEmail', { ...plainText, isShared: true })
/** The e-mail that has just signed up, until another one signs in. */
export const registeredEmail = declare('registeredEmail', { ...plainText, isShared: true })
/** Marks that somebody has just signed up here, until their onboarding is done. */
export const isNewUser = declare('isNewUser', {
  schema: v.literal('true'),
  isText: true,
  isShared: true,
})

/** What stays in the browser when its learner signs out (contract.md#stored-names). */
export const stays = [
  hiddenCategories,
  view,
  ship,
  look,
  voice,
  speed,
  lastEmail,
  { key: languageKey },
  // The data of the stand-in backend in the demo are no learner's.
  { key: 'norteDemo' },
] as const
