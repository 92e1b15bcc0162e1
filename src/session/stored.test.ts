import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from './session'
import { hashOf, stored } from './stored'
import { declare } from './stored-things'
import {
  currentSkillId,
  hiddenCategories,
  isNewUser,
  lastEmail,
  lessonProgress,
  ratings,
  trophyModal,
  wizard,
} from './stored-things'

const sam = 'sam@example.com'
const key = hashOf(sam)
const signIn = (email: string, remember = true) =>
  session.start({ accessToken: email, remember, email })
const quiz = () => stored(lessonProgress, '101-quiz-5')

beforeEach(() => {
  session.end('signed-out')
  localStorage.clear()
  signIn(sam)
})

describe('a stored thing', () => {
  it('is read as it was stored, for the same learner and lesson', () => {
    expect(quiz().keep({ seconds: 2 })).toBe(true)
    expect(quiz().read()).toMatchObject({ seconds: 2 })
    expect(stored(lessonProgress, '102-quiz-5').read()).toBeUndefined()
    expect(localStorage.getItem(`lesson_${key}_101-quiz-5`)).not.toBeNull()
    signIn('ana@example.com')
    expect(quiz().read()).toBeUndefined()
  })

  it.each(['SecurityError', 'QuotaExceededError'])(
    'lasts until the page is left after a %s, and `keep` returns false',
    (name) => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('', name)
      })
      expect(quiz().keep({ seconds: 2 })).toBe(false)
      expect(quiz().read()).toMatchObject({ seconds: 2 })
      quiz().forget()
      expect(quiz().read()).toBeUndefined()
    },
  )

  it('that was accessed for one learner does not read or write for the next', () => {
    const ofSam = stored(currentSkillId)
    signIn('ana@example.com')
    stored(currentSkillId).keep(21)
    expect(ofSam.keep(11)).toBe(false)
    expect(ofSam.read()).toBeUndefined()
    ofSam.forget()
    expect(stored(currentSkillId).read()).toBe(21)
  })
})

describe('a declaration', () => {
  const schema = v.array(v.number())

  it.each([null, '', 'x', 'null', '7', '{}', '["one"]'])('ignores the odd text %j', (text) => {
    expect(declare('a', { schema }).fromText(text)).toBeUndefined()
  })
})

describe('the storage of a thing', () => {
  const keepAll = () => {
    stored(wizard).keep({ step: 1, answers: {} })
    stored(ratings, 101).keep({ helpfulness: 4, confidence: null })
    stored(currentSkillId).keep(11)
    stored(trophyModal, 11).keep('true')
    quiz().keep({ seconds: 1 })
    stored(hiddenCategories).keep(['1'])
    stored(lastEmail).keep(sam)
    stored(isNewUser).keep('true')
  }
  const token = ['accessToken', 'learner']
  const personal = [`wizard_${key}`, `ratings_${key}_101`, 'currentSkillId', 'trophyModal_11']
  const stays = [`hiddenCategories_${key}`, 'lastEmail', 'isNewUser', `lesson_${key}_101-quiz-5`]

  it('is local storage with Remember me', () => {
    keepAll()
    expect(Object.keys(localStorage).toSorted()).toEqual(
      [...token, ...personal, ...stays].toSorted(),
    )
    expect(sessionStorage).toHaveLength(0)
  })

  it('is session storage for what is personal without Remember me', () => {
    signIn(sam, false)
    keepAll()
    expect(Object.keys(sessionStorage).toSorted()).toEqual([...token, ...personal].toSorted())
    expect(Object.keys(localStorage).toSorted()).toEqual(['learner', ...stays].toSorted())
  })
})
