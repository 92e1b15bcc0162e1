import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { Completion } from '@/domain/completion'
import { idSchema, skillIdSchema, type Id } from '@/domain/ids'
import { moduleTypes, type ModuleKey } from '@/domain/learning-path'
import { ships } from '@/domain/profile'
import { starScale } from '@/domain/rating'
import { isSameSelection } from '@/domain/skill-selection'
import { wizardDraft } from '@/domain/wizard-steps'
import { orUndefined } from '@/lib/fields'
import { hashOfEmail } from '@/lib/hash'
import { localArea } from '@/lib/web-storage'
import { item, type Item } from './item'
import {
  progressKey,
  session,
  signUpKeys,
  stayingKeys,
  storedKeys,
  subscribeStorage,
} from './session'

/*
 * Everything that the browser stores for a learner, but for the session (session.ts) and the language (src/i18n). The table in
 * SECURITY.md lists all.
 */

const json = <T>(schema: v.GenericSchema<unknown, T>) => v.pipe(v.string(), v.parseJson(), schema)
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const completion: v.GenericSchema<unknown, Completion> = v.object({
  id: v.nullable(idSchema),
  type: v.nullable(v.picklist(moduleTypes)),
  subSkillId: v.nullable(idSchema),
  isAnswered: orUndefined(v.boolean()),
})

const stars = v.fallback(v.nullable(v.picklist(starScale)), null)
const ratings = v.object({ helpfulness: stars, confidence: stars })

/** The username, for greetings until the server has answered, and on the landing, which asks no server. */
export const userName = item('userName', v.string())
/** The skill whose path or module was open last. */
export const currentSkillId = item('currentSkillId', json(skillIdSchema))
/** Ticked skills, until they are saved. */
export const selectedSkills = item('selectedSkills', json(v.array(idSchema)))
/** Their categories. The app does not read them: the specification names this key. */
export const selectedOptions = item('selectedOptions', json(v.array(idSchema)))
/** The skills that were ticked before the first change. */
export const startingSkills = item('startingSkills', json(v.array(idSchema)))
/** Marks that the trophy of a skill was shown. */
export const trophyModal = (skillId: Id) => item(`trophyModal_${skillId}`, v.string())
/** The finished skills that the map has celebrated. */
export const celebratedSkills = item('celebratedSkills', json(v.array(idSchema)))
/** The module of a skill that this browser has sent as completed last, and whether 'Great Job!' was answered. */
export const completedModule = (skillId: Id) => item(`completedModule_${skillId}`, json(completion))
const ratingKey = 'rating_'
const ratingDraftOf = (key: string) => item(key, json(ratings))
/** The stars of a sub-skill, until they are sent. */
export const ratingDraft = (subSkillId: Id) => ratingDraftOf(`${ratingKey}${subSkillId}`)
/** Marks that a lesson of a skill was opened from its path, so that its introduction is over. */
export const introduction = (skillId: Id) => item(`introduction_${skillId}`, v.string())
/** The answers of the onboarding and its step, until they are saved. */
export const wizard = item('wizard', json(wizardDraft))

const answers = v.array(v.object({ question: idSchema, option: idSchema }))
const moduleProgressSchema = v.object({
  /** The questions of a quiz that were answered right, each with its right option. */
  answered: orUndefined(answers),
  /** The options of a quiz that were tried and wrong. */
  tried: orUndefined(answers),
  /** The question that was answered right last, until Continue has saved it. */
  unsaved: orUndefined(idSchema),
  /** A quiz is completed: only its right answers are still here. */
  isFinished: orUndefined(v.boolean()),
  /** The steps of a challenge by their words, in the language of the last tick. */
  steps: orUndefined(v.array(v.string())),
  /** The steps that are ticked. */
  ticks: orUndefined(v.array(v.string())),
  /** The page of a practice or a challenge. */
  page: orUndefined(v.picklist(['intro', 'exercises', 'steps'])),
  /** The open page of a pdf. */
  pdf: orUndefined(v.object({ page: v.number() })),
  /** How far a video was watched, in whole seconds. */
  seconds: orUndefined(whole),
  /** A video was watched to its end. */
  watched: orUndefined(v.boolean()),
})
export type ModuleProgress = v.InferOutput<typeof moduleProgressSchema>

const moduleProgressOf = (key: string | (() => string)) => item(key, json(moduleProgressSchema))
/**
 * How far the learner is within a module, until it is completed, and the right answers of a finished quiz. It is not personal,
 * so it stays after the tab is closed even without Remember me.
 */
export function moduleProgress({ subSkillId, type, id }: ModuleKey) {
  // Ids may repeat between types and sub-skills.
  const keyIn = (subSkill: Id | null) => `${progressKey}${subSkill}-${type}-${id}`
  // A module that was begun before its path was known goes on under the key that it had then.
  const early = keyIn(null)
  return moduleProgressOf(() => (localArea.get(early) === null ? keyIn(subSkillId) : early))
}

/** Forgets the place within a module that is completed. A quiz keeps its right answers, to show them where it is opened again. */
export function forgetModuleProgress(module: ModuleKey): void {
  const progress = moduleProgress(module)
  const { answered } = progress.get() ?? {}
  if (answered) progress.set({ answered, isFinished: true })
  else progress.remove()
}

/** Whether a module is begun and not completed. */
export const isBegun = (progress: ModuleProgress | undefined): boolean =>
  progress !== undefined && progress.isFinished !== true

/** Whether a lesson is begun, be it open or not. */
export const hasBegunLesson = (): boolean =>
  storedKeys().some((key) => key.startsWith(progressKey) && isBegun(moduleProgressOf(key).get()))

/** Whether there are answers of the onboarding, ticks of skills or stars that are not saved. */
export const hasUnsavedAnswers = (): boolean =>
  wizard.get() !== undefined ||
  !isSameSelection(startingSkills.get() ?? [], selectedSkills.get() ?? []) ||
  storedKeys().some((key) => key.startsWith(ratingKey) && ratingDraftOf(key).get() !== undefined)

/** The values of the settings that a learner chooses by name. */
export const settingValues = {
  /** In percent of the browser's text size. */
  textSize: ['100', '125', '150', '175', '200'],
  colors: ['device', 'light', 'dark'],
  contrast: ['device', 'more'],
  celebrations: ['full', 'calm'],
  speed: ['normal', 'slow'],
} as const

const settingsSchema = v.object({
  textSize: orUndefined(v.picklist(settingValues.textSize)),
  colors: orUndefined(v.picklist(settingValues.colors)),
  contrast: orUndefined(v.picklist(settingValues.contrast)),
  celebrations: orUndefined(v.picklist(settingValues.celebrations)),
  /** The voice that reads aloud in each language, by its `voiceURI`. */
  voices: orUndefined(v.object({ en: orUndefined(v.string()), es: orUndefined(v.string()) })),
  speed: orUndefined(v.picklist(settingValues.speed)),
  ship: orUndefined(v.picklist(ships)),
  /** How the map and the paths show. It is chosen on them. */
  view: orUndefined(v.picklist(['map', 'list'])),
})
export type Settings = v.InferOutput<typeof settingsSchema>

/** My settings, by learner; without a session those of the last one. index.html reads them before the first paint. */
export const settings = item(
  () => `${stayingKeys.settings}${session.learner() ?? localArea.get(stayingKeys.lastLearner)}`,
  json(settingsSchema),
)
/** Changes some of them. False if the browser does not store it. */
export const changeSettings = (changed: Settings): boolean =>
  settings.set({ ...settings.get(), ...changed })
/** The categories that are closed on the map, by learner. */
export const hiddenCategories = item(
  () => `${stayingKeys.hiddenCategories}${session.learner()}`,
  json(v.array(v.pipe(idSchema, v.transform(String)))),
)

/** The e-mail that signed in with a password last, to fill in the form. */
export const lastEmail = item(stayingKeys.lastEmail, v.string())
/** The e-mail that has just signed up, until another one signs in. */
export const registeredEmail = item(signUpKeys.email, v.string())
/** Marks that somebody has just signed up here, until an onboarding is done here or another one signs in. */
export const isNewUser = item(signUpKeys.isNew, v.literal('true'))
/** Whether it is the learner who is signed in that has just signed up: another one may have done so in another tab. */
export const isRegistered = (): boolean =>
  hashOfEmail(registeredEmail.get() ?? '') === session.learner()

/** The value of an item; the component renders again when it changes. */
export function useItem<T>(stored: Item<T>): T | undefined {
  const found = useSyncExternalStore(subscribeStorage, stored.text)
  // Items of one key have the same schema.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => stored.parse(found), [stored.key(), found])
}

/** My settings, with the default of each that is not set. */
export function useSettings() {
  const {
    textSize = '100',
    colors = 'device',
    contrast = 'device',
    celebrations = 'full',
    voices = {},
    speed = 'normal',
    ship = 'yacht',
    view = 'map',
  } = useItem(settings) ?? {}
  return { textSize, colors, contrast, celebrations, voices, speed, ship, view }
}
