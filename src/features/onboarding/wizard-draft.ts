import * as v from 'valibot'
import { ageRanges, genders, supportLevels } from '@/api/onboarding'
import { draftsOf } from '@/learner/drafts'
import { session } from '@/learner/session'
import { storage } from '@/lib/storage'
import type { Answers } from './wizard-answers'
import { steps } from './wizard-steps'

/** Where the learner is in the wizard, and what they have answered. */
export type WizardDraft = { step: number; answers: Answers }

const text = v.fallback(v.string(), '')

/** An answer that cannot be read is none. */
const draft = v.object({
  step: v.fallback(v.picklist(steps.map((_name, step) => step)), 0),
  answers: v.object({
    ageRange: v.fallback(v.nullable(v.picklist(ageRanges)), null),
    gender: v.fallback(v.nullable(v.picklist(genders)), null),
    supportLevel: v.fallback(v.nullable(v.picklist(supportLevels)), null),
    username: text,
    goals: v.fallback(v.array(v.union([v.number(), v.string()])), []),
    customGoal: text,
  }),
})

const kept = draftsOf('wizard', 'until-sign-out', draft)
/** For a learner without a user key: kept for this visit, in this tab (contract.md#user-key). */
const visitKey = 'wizard_'

function readVisit(): WizardDraft | undefined {
  try {
    const result = v.safeParse(draft, JSON.parse(storage.session.get(visitKey) ?? ''))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** The draft of who is signed in: a reload in the middle loses nothing. It goes when they sign out. */
export const wizardDraft = {
  read(): WizardDraft | undefined {
    const userKey = session.userKey()
    return userKey === undefined ? readVisit() : kept.read(userKey)
  },
  keep(next: WizardDraft): void {
    const userKey = session.userKey()
    if (userKey === undefined) storage.session.set(visitKey, JSON.stringify(next))
    else kept.keep(userKey, next)
  },
  remove(): void {
    storage.session.remove(visitKey)
    kept.remove(session.userKey())
  },
}
