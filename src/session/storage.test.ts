import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noAnswers } from '@/domain/wizard-answers'
import { hashOf } from '@/lib/hash'
import { session } from './session'
import {
  currentSkillId,
  hiddenCategories,
  isNewUser,
  isRegistered,
  lastEmail,
  moduleProgress,
  registeredEmail,
  settings,
  trophyModal,
  useItem,
  useSettings,
  wizard,
} from './storage'

const sam = 'sam@example.com'
const key = hashOf(sam)
const signIn = (email: string, remember = true) =>
  session.start({ accessToken: email, remember, email })
const quiz = moduleProgress({ subSkillId: 101, type: 'quiz', id: 5 })

function storeAll(): void {
  wizard.set({ step: 1, answers: noAnswers })
  currentSkillId.set(11)
  trophyModal(11).set('true')
  quiz.set({ seconds: 1 })
  hiddenCategories.set(['1'])
  settings.set({ textSize: '150' })
  lastEmail.set(sam)
  isNewUser.set('true')
}

const keysOf = (storage: Storage) => Object.keys(storage).toSorted()

beforeEach(() => {
  session.end('signed-out')
  localStorage.clear()
  session.open()
  signIn(sam)
})

describe('an item', () => {
  test('is read as it was stored, until it is removed', () => {
    expect(quiz.set({ seconds: 2 })).toBe(true)
    expect(quiz.get()).toEqual({ seconds: 2 })
    quiz.remove()
    expect(quiz.get()).toBeUndefined()
  })

  test('that was sent is removed, unless something else was stored meanwhile', () => {
    quiz.set({ seconds: 2 })
    const sent = quiz.text()
    quiz.set({ seconds: 3 })
    expect(quiz.removeSent(sent)).toBe(false)
    expect(quiz.get()).toEqual({ seconds: 3 })
    expect(quiz.removeSent(quiz.text())).toBe(true)
    expect(quiz.get()).toBeUndefined()
  })

  test.each([
    { subSkillId: 102, type: 'quiz', id: 5 },
    { subSkillId: 101, type: 'pdf', id: 5 },
    { subSkillId: 101, type: 'quiz', id: 6 },
  ] as const)('of a module is not that of %o', (module) => {
    quiz.set({ seconds: 2 })
    expect(moduleProgress(module).get()).toBeUndefined()
  })

  test.each([null, '', 'x', 'null', '"7"', '0', '{}', '[1]'])(
    'with the odd text %j is missing',
    (text) => {
      if (text !== null) localStorage.setItem('currentSkillId', text)
      expect(currentSkillId.get()).toBeUndefined()
    },
  )

  test('that says that nobody is new marks nobody', () => {
    localStorage.setItem('isNewUser', 'false')
    expect(isNewUser.get()).toBeUndefined()
  })

  test('with an odd part keeps the others', () => {
    localStorage.setItem(`settings_${key}`, '{"textSize":"7","colors":"dark"}')
    expect(settings.get()).toMatchObject({ colors: 'dark' })
    expect(settings.get()?.textSize).toBeUndefined()
  })

  test.each(['SecurityError', 'QuotaExceededError'])(
    'lasts until the page is left after a %s, and says so',
    (name) => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('', name)
      })
      expect(quiz.set({ seconds: 2 })).toBe(false)
      expect(quiz.get()).toEqual({ seconds: 2 })
    },
  )

  test('is not stored once nobody is signed in', () => {
    session.end('signed-out')
    expect(currentSkillId.set(11)).toBe(false)
    expect(localStorage.getItem('currentSkillId')).toBeNull()
  })

  test('renders again when it changes', () => {
    const { result } = renderHook(() => useItem(currentSkillId))
    expect(result.current).toBeUndefined()
    act(() => void currentSkillId.set(11))
    expect(result.current).toBe(11)
    act(() => {
      localStorage.setItem('currentSkillId', '21')
      window.dispatchEvent(new StorageEvent('storage', { key: 'currentSkillId' }))
    })
    expect(result.current).toBe(21)
  })

  test('that names the learner renders as that of another one once they have signed in', () => {
    settings.set({ textSize: '150' })
    const { result } = renderHook(() => useSettings().textSize)
    expect(result.current).toBe('150')
    act(() => void signIn('ana@example.com'))
    expect(result.current).toBe('100')
    act(() => void settings.set({ textSize: '200' }))
    expect(result.current).toBe('200')
    act(() => void signIn(sam))
    expect(result.current).toBe('150')
  })
})

describe('the things of a learner', () => {
  const ofSession = ['accessToken', 'learner']
  const personal = ['currentSkillId', 'trophyModal_11', 'wizard']
  const ofDevice = ['isNewUser', 'lastEmail', 'progress_101-quiz-5']
  const staying = ['lastLearner', `hiddenCategories_${key}`, `settings_${key}`]

  test('are in local storage with Remember me', () => {
    storeAll()
    const all = [...ofSession, ...personal, ...ofDevice, ...staying]
    expect(keysOf(localStorage)).toEqual(all.toSorted())
    expect(sessionStorage).toHaveLength(0)
  })

  test('are in session storage without it, where they are personal', () => {
    signIn(sam, false)
    storeAll()
    expect(keysOf(sessionStorage)).toEqual([...ofSession, ...personal].toSorted())
    expect(keysOf(localStorage)).toEqual(['learner', ...ofDevice, ...staying].toSorted())
  })

  test.each([
    [true, false],
    [false, true],
  ])('are there again after an end, also where Remember me was %s and is %s now', (...remember) => {
    const [before, now] = remember
    signIn(sam, before)
    storeAll()
    session.end('expired')
    signIn(sam, now)
    expect(currentSkillId.get()).toBe(11)
    expect(trophyModal(11).get()).toBe('true')
    expect(quiz.get()).toEqual({ seconds: 1 })
    // In one area only.
    expect((now ? sessionStorage : localStorage).getItem('currentSkillId')).toBeNull()
  })

  test('are neither read nor stored by screens that another tab has taken the learner from', () => {
    storeAll()
    const leave = session.showScreens()
    localStorage.setItem('learner', hashOf('ana@example.com'))
    expect(currentSkillId.get()).toBeUndefined()
    expect(currentSkillId.set(21)).toBe(false)
    expect(quiz.set({ seconds: 2 })).toBe(false)
    expect(localStorage.getItem('currentSkillId')).toBe('11')
    leave()
  })

  test('are those of the tab where both areas have some, because these are newer', () => {
    signIn(sam, true)
    currentSkillId.set(11)
    // A tab of the same learner, without Remember me, was there later.
    sessionStorage.setItem('currentSkillId', '21')
    sessionStorage.setItem('learner', hashOf(sam))
    session.end('expired')
    signIn(sam, true)
    expect(currentSkillId.get()).toBe(21)
    expect(sessionStorage.getItem('currentSkillId')).toBeNull()
  })

  test('go at log-out, but the settings, hidden categories and the last e-mail', () => {
    storeAll()
    session.end('signed-out')
    expect(keysOf(localStorage)).toEqual(['lastEmail', ...staying].toSorted())
  })

  test('go when another learner signs in', () => {
    storeAll()
    signIn('ana@example.com')
    expect(currentSkillId.get()).toBeUndefined()
    expect(quiz.get()).toBeUndefined()
    expect(settings.get()).toBeUndefined()
    expect(isNewUser.get()).toBe('true')
    signIn(sam)
    expect(settings.get()).toMatchObject({ textSize: '150' })
  })

  test('count a sign-up for the e-mail that signed up', () => {
    registeredEmail.set('Sam@example.com ')
    session.start({ accessToken: 'of sam', remember: true, email: sam })
    expect(isRegistered()).toBe(true)
    session.start({ accessToken: 'of ana', remember: true, email: 'ana@example.com' })
    expect(isRegistered()).toBe(false)
  })

  test('are named by the token where only that is known', () => {
    localStorage.clear()
    localStorage.setItem('accessToken', 'abc')
    expect(session.learner()).toBe(hashOf('abc'))
  })
})
