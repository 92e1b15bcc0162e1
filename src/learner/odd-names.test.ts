import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { session } from './session'
import { stored } from './stored'
import { migrateOldKeys } from './stored-life'
import { ownNumber, settings, ticks, voice, wizard } from './stored-things'

const clear = () => {
  session.end('signed-out')
  localStorage.clear()
  sessionStorage.clear()
}
beforeEach(clear)

const draft = { step: 2, answers: {} }
const signIn = (email: string, remember = true) =>
  session.start({ accessToken: `of ${email}`, email, remember })
/** A session without an e-mail: its things are stored under the username. */
const signInByName = (name: string) => {
  session.start({ accessToken: `of ${name}`, remember: true })
  session.setUserName(name)
}

const keepAll = (line: string) => {
  stored(ownNumber).keep(line)
  stored(settings).keep({ listen: 'each' })
  stored(voice, 'es').keep(line)
  stored(ticks, 1005).keep([line.length])
}
const kept = () => [
  stored(ownNumber).read(),
  stored(settings).read(),
  stored(voice, 'es').read(),
  stored(ticks, 1005).read(),
]

const names = [
  '_ __ _sam sam_ sam_r _1005 1005 __proto__ constructor ticks settings_sam'.split(' '),
  '% %5F %5f Sam sam 🐨 👩‍🍳_1 \ud800 ñ'.split(' '),
  ['a b', '  a'],
].flat()
/** Arbitrary names, with many of the characters that have a meaning in a key. */
const name = fc.oneof(
  fc.constantFrom(...names),
  fc.string({ unit: fc.constantFrom('_', '%', '5', 'F', 's', '@') }),
  fc.string({ unit: 'grapheme' }),
)
const anyName = name.filter((one) => one !== '')
const email = name.map((one) => `${one}@example.com`)
const twoNames = fc.uniqueArray(anyName, { minLength: 2, maxLength: 2 })
const twoEmails = fc.uniqueArray(email, {
  minLength: 2,
  maxLength: 2,
  selector: (one) => one.trim().toLowerCase(),
})

describe('whatever a learner is called', () => {
  it.each([
    ['e-mail', twoEmails, signIn],
    ['username', twoNames, signInByName],
  ] as const)('they get back their own things and no others, by %s', (_what, two, arrive) => {
    fc.assert(
      fc.property(two, ([one = '', other = '']) => {
        clear()
        arrive(one)
        keepAll('555 0142')
        const before = kept()
        session.end('signed-out')
        arrive(other)
        expect(kept()).toEqual([undefined, undefined, undefined, undefined])
        keepAll('061')
        session.end('signed-out')
        arrive(one)
        expect(kept()).toEqual(before)
      }),
    )
  })

  it('only they find their drafts after the session expired', () => {
    fc.assert(
      fc.property(twoEmails, fc.boolean(), ([one = '', other = ''], remember) => {
        clear()
        signIn(one, remember)
        stored(wizard).keep(draft)
        session.end('expired')
        signIn(one, remember)
        expect(stored(wizard).read()).toEqual(draft)
        session.end('expired')
        signIn(other, remember)
        expect(stored(wizard).read()).toBeUndefined()
        signIn(one, remember)
        expect(stored(wizard).read()).toBeUndefined()
      }),
    )
  })

  it('things stored before the name is known become theirs', () => {
    fc.assert(
      fc.property(anyName, (one) => {
        clear()
        session.start({ accessToken: 'abc', remember: true })
        keepAll('061')
        session.setUserName(one)
        expect(sessionStorage).toHaveLength(0)
        expect(kept()).toEqual(['061', { listen: 'each' }, '061', [3]])
      }),
    )
  })
})

it('an ordinary name is readable in its keys', () => {
  signIn('Sam.R+1@Example.com')
  keepAll('061')
  expect(localStorage.getItem('ownNumber_sam.r+1@example.com')).toBe('061')
  expect(localStorage.getItem('voice_sam.r+1@example.com_es')).toBe('061')
})

it('a blank e-mail does not count as a name', () => {
  signIn('  ')
  expect(session.userKey()).toBeUndefined()
  expect(localStorage.getItem('userKey')).toBeNull()
})

/** Stores things as an earlier version did, with the name not encoded in the key. */
const keepOld = (learner: string, area = localStorage) => {
  area.setItem(`ownNumber_${learner}`, '555 0142')
  area.setItem(`voice_${learner}_es`, 'v')
  area.setItem(`ticks_${learner}_1005`, ticks.toText([1]))
  area.setItem(`wizard_${learner}`, wizard.toText(draft))
}
const old = ['555 0142', 'v', [1], draft]
const found = () => [
  stored(ownNumber).read(),
  stored(voice, 'es').read(),
  stored(ticks, 1005).read(),
  stored(wizard).read(),
]

describe('things stored by an earlier version', () => {
  it.each(['_sam@example.com', 'sam_r@example.com', '__proto__@x.org', '100%@example.com'])(
    'are migrated to the new key at the next sign-in of %s',
    (learner) => {
      keepOld(learner)
      signIn(learner)
      expect(found()).toEqual(old)
      expect(localStorage.getItem(`ownNumber_${learner}`)).toBeNull()
      expect(Object.keys(localStorage).filter((key) => key.startsWith('ticks'))).toHaveLength(1)
    },
  )

  it('are found once the username is known', () => {
    keepOld('_sam')
    signInByName('_sam')
    expect(found()).toEqual(old)
  })

  it('are found by a learner who is signed in during the update', () => {
    signIn('sam_r@example.com', false)
    keepOld('sam_r@example.com', sessionStorage)
    migrateOldKeys()
    expect(stored(wizard).read()).toEqual(draft)
    expect(sessionStorage.getItem('wizard_sam_r@example.com')).toBeNull()
  })

  it('stay for their learner while others sign in and out', () => {
    localStorage.setItem('ownNumber__sam@example.com', '555 0142')
    localStorage.setItem('ticks__sam@example.com_1005', ticks.toText([1]))
    signIn('ana@example.com')
    session.end('signed-out')
    session.start({ accessToken: 'abc', remember: false })
    session.end('signed-out')
    signIn('_sam@example.com')
    expect(stored(ownNumber).read()).toBe('555 0142')
    expect(stored(ticks, 1005).read()).toEqual([1])
  })

  it('are not taken from a learner whose name begins with the same letters', () => {
    localStorage.setItem('ownNumber_sam_r@example.com', '555 0142')
    localStorage.setItem('ticks_sam_r_1005', ticks.toText([1]))
    signInByName('sam')
    expect(stored(ownNumber).read()).toBeUndefined()
    signInByName('sam_r_1005')
    expect(localStorage.getItem('ticks_sam_r_1005')).not.toBeNull()
    signIn('sam_r@example.com')
    expect(stored(ownNumber).read()).toBe('555 0142')
  })
})
