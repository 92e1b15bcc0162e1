import * as v from 'valibot'
import { languageKey } from '@/i18n/languages'
import { reloadKey } from '@/lib/reload-once'
import { chosenCountries } from './help-countries'
import { finishedLesson } from './kept/finished-lessons'
import { keptSkill } from './kept/kept-skill'
import { reminder, reminderInTheMaking } from './reminder'
import { ships, chosenSettings } from './settings/settings'
import { declare } from './stored-thing'

// Everything that this app stores in the browser, each thing once. The comment above a thing is its
// sentence in the table of SECURITY.md, which `npm run make:stored-table` writes.

const text = v.string()
const mark = v.pipe(
  text,
  v.transform(() => true),
)
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const stars = v.nullable(v.picklist([0, 1, 2, 3, 4, 5]))
const id = v.union([v.number(), v.string()])
/** A list with what can be read of it. */
const listOf = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) => items.filter((one): one is T => v.is(item, one))),
  )

// The session: beside each other in local storage with "Remember me", else in session storage.
const session = { owner: 'learner', until: 'session-end', form: 'text', schema: text } as const

/** The access token: alone it is a session. */
export const accessToken = declare('accessToken', session)
/** The refresh token that came with it. */
export const refreshToken = declare('refreshToken', session)
/** When the session ends, as an ISO time. */
export const expiresAt = declare('expiresAt', session)
/** The e-mail that signed in, in lower case: under it the learner's things are kept. */
export const userKey = declare('userKey', session)
/** The learner's name, to greet them until the server says it again. */
export const userName = declare('userName', session)

// What is personal and goes when its learner signs out; it stands beside the session.
const personal = { owner: 'learner', until: 'sign-out' } as const
const personalText = { ...personal, form: 'text' } as const
const passing = { ...personal, form: 'dated' } as const
const idList = { ...personal, form: 'json', schema: listOf(id) } as const

/** Whose the things are that wait after a session has run out. */
export const learner = declare('learner', { ...personalText, schema: text })
/** The skill whose path was open last. */
export const currentSkillId = declare('currentSkillId', {
  ...personalText,
  schema: v.pipe(text, v.regex(/^\d{1,15}$/), v.transform(Number)),
})
/** When the learner was last on their map or a path, to welcome them back after weeks. */
export const lastVisit = declare('lastVisit_{learner}', {
  ...personal,
  form: 'json',
  schema: whole,
})
/** Ticked skills, until they are saved. */
export const selectedSkills = declare('selectedSkills', idList)
/** The categories of the ticked skills, until they are saved. */
export const selectedOptions = declare('selectedOptions', idList)
/** The skills that the server had when ticking began: an old draft gives way to a newer choice. */
export const selectionStart = declare('selectionStart', idList)
/** The trophy of a skill was shown; any text counts. */
export const trophyModal = declare('trophyModal_{skillId}', { ...personalText, schema: mark })
/** The answers to the first questions and the step, until the screen after them is there. */
export const wizard = declare('wizard_{learner}', {
  ...passing,
  schema: v.looseObject({ step: v.unknown(), answers: v.unknown() }),
})
/** The stars of a lesson and whether they may have been sent, until they are. */
export const ratings = declare('ratings_{learner}_{subSkill}', {
  ...passing,
  schema: v.object({
    helpfulness: stars,
    confidence: stars,
    mayBeSent: v.exactOptional(v.boolean()),
  }),
})
/** The reminder that a learner is choosing, until its file is made. */
export const reminderDraft = declare('reminderDraft_{learner}', {
  ...passing,
  schema: reminderInTheMaking,
})
/** The lesson to celebrate at the next return to its path: its rating was shown first. */
export const celebration = declare('celebration_{learner}_{skillId}', { ...passing, schema: text })
/** The last map and paths, to be seen without a network; the first to go when there is no room. */
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

// How far a learner is in their lessons: nothing personal but their e-mail in the key.
const ofLesson = { owner: 'learner', until: 'thirty-days', form: 'dated' } as const

/** The lesson that was open last, to go on with. */
export const lastPlace = declare('lastPlace_{learner}', { ...ofLesson, schema: v.unknown() })
/** The question of a quiz, counted from 0, until the quiz is completed. */
export const quizPosition = declare('quizPosition_{learner}_{lesson}', {
  ...ofLesson,
  schema: whole,
})
/** The ticked steps of a challenge, counted from 0, until it is completed. */
export const ticks = declare('ticks_{learner}_{lesson}', {
  ...ofLesson,
  schema: v.array(whole),
  join: (kept, newer) => [...new Set([...kept, ...newer])],
})
/** A finished challenge has led on to what follows it: rating and trophy come once. */
export const challengeLedOn = declare('challengeLedOn_{learner}_{lesson}', {
  ...ofLesson,
  schema: v.literal(true),
})
/** The page of a practice, until it is completed. */
export const practiceStep = declare('practiceStep_{learner}_{lesson}', {
  ...ofLesson,
  schema: v.picklist(['intro', 'exercises']),
})
/** The page and zoom of a pdf. */
export const pdfPlace = declare('pdfPlace_{learner}_{lesson}', {
  ...ofLesson,
  schema: v.object({ page: v.number(), zoom: v.number() }),
})
/** How far a video was watched, in whole seconds, until its end. */
export const videoPlace = declare('videoPlace_{learner}_{lesson}', {
  ...ofLesson,
  schema: v.pipe(whole, v.minValue(1)),
})
/** A video was watched to its end, until that is saved. */
export const videoWatched = declare('videoWatched_{learner}_{lesson}', {
  ...ofLesson,
  schema: v.literal(true),
})

/** The lessons that were finished on this device and are not saved yet, in order. */
export const finishedHere = declare('finishedHere_{learner}', {
  ...ofLesson,
  schema: listOf(finishedLesson),
  join: (kept, newer) => [...kept, ...newer],
})
/** The options that were chosen in a quiz without a network, by question, and which are known to be right. */
export const chosenAnswers = declare('chosenAnswers_{learner}_{lesson}', {
  ...ofLesson,
  schema: v.record(text, v.object({ option: id, isRight: v.boolean() })),
})

// How a learner likes it.
const choiceText = { owner: 'learner', until: 'never', form: 'text' } as const
const choiceJson = { ...choiceText, form: 'json' } as const

/** The categories that are closed on the map. */
export const hiddenCategories = declare('hiddenCategories_{learner}', {
  ...choiceJson,
  schema: v.array(v.pipe(id, v.transform(String))),
})
/** The ship of the learner's journey. */
export const ship = declare('ship_{learner}', { ...choiceText, schema: v.picklist(ships) })
/** What the learner has set for themselves in their settings. */
export const settings = declare('settings_{learner}', { ...choiceJson, schema: chosenSettings })
/** Whether the other language stands below each text, on every screen that offers it. */
export const secondLines = declare('secondLines_{learner}', { ...choiceJson, schema: v.boolean() })
/** How often the hint of each kind of lesson was shown in full. */
export const hintsSeen = declare('hintsSeen_{learner}', {
  ...choiceJson,
  schema: v.record(text, whole),
})
/** The voice that a learner has chosen for a language, by its address. */
export const voice = declare('voice_{learner}_{language}', { ...choiceText, schema: text })
/** The question for the ship was answered. */
export const shipNotNow = declare('shipNotNow_{learner}', { ...choiceText, schema: mark })
/** The number for help that a learner has written down. */
export const ownNumber = declare('ownNumber_{learner}', {
  ...choiceText,
  schema: text,
  join: (kept, newer) => (kept.includes(newer) ? kept : [kept, newer].filter(Boolean).join(', ')),
})
/** The reminders for which a learner has a calendar file, to change or cancel them. */
export const reminders = declare('reminders_{learner}', {
  ...choiceJson,
  schema: listOf(reminder),
  join: (kept, newer) => [
    ...kept.filter(({ uid }) => newer.every((one) => one.uid !== uid)),
    ...newer,
  ],
})

// What a learner looks back on.
const memory = { owner: 'learner', until: 'never', form: 'json' } as const

/** When the learner finished a skill or a step on this device: milliseconds by `skill 11`, `step 11 102`. */
export const finishedAt = declare('finishedAt_{learner}', {
  ...memory,
  schema: v.record(text, whole),
  join: (kept, newer) => ({ ...newer, ...kept }),
})
/** How sure the learner feels, 1 to 5 stars of their own ratings, by `step 11 102`. */
export const ownStars = declare('ownStars_{learner}', {
  ...memory,
  schema: v.record(text, v.picklist([1, 2, 3, 4, 5])),
  join: (kept, newer) => ({ ...kept, ...newer }),
})

// Of the browser, whoever uses it.
const device = { owner: 'device', until: 'never', form: 'text' } as const

/** The language of the interface. */
export const language = declare(languageKey, { ...device, schema: text })
/** The e-mail that signed in last, to fill in the form. */
export const lastEmail = declare('lastEmail', { ...device, schema: text })
/** The e-mail that has just signed up, until another one signs in. */
export const registeredEmail = declare('registeredEmail', { ...device, schema: text })
/** The country whose numbers for help are shown. */
export const helpCountry = declare('helpCountry', {
  ...device,
  schema: v.picklist(chosenCountries),
})
/** Somebody has just signed up here, until their first questions are answered. */
export const isNewUser = declare('isNewUser', {
  ...device,
  until: 'sign-out',
  schema: v.literal('true'),
})
/** Tells the other tabs who has signed out, where a browser has no other way; removed at once. */
export const signedOut = declare('signedOut', { ...device, until: 'sign-out', schema: text })

// Of a tab.
const visit = { owner: 'visit', until: 'tab-closed', form: 'text', schema: text } as const

/** The e-mail that was typed at sign-in, for the screen of a forgotten password. */
export const typedEmail = declare('typedEmail', { ...visit, until: 'sign-out' })
/** The number for help that somebody has written down before they sign in. */
export const visitNumber = declare('visitNumber', visit)
/** Who is signed in in other tabs, by a mark: the sign-in screen of this tab leaves them alone. */
export const elsewhere = declare('elsewhere', visit)
/** When the page loaded itself again after an update, so that it does not do so for ever. */
export const reloadedAt = declare(reloadKey, visit)
