import { expect, it, test, vi } from 'vitest'
import { stored } from '../stored'
import { nameOf, resetKeys, storedKeys } from './stored-keys'
import { qaFailure } from './stored-things'

test.each([
  ['i18nextLng', 'i18nextLng'],
  ['lastPlace_sam@example.com', 'lastPlace_…'],
  ['quizAnswers_sam_r@example.com_1003', 'quizAnswers_…_1003'],
  ['sam@example.com', '…'],
])('%s is shown as %s', (key, name) => {
  expect(nameOf(key)).toBe(name)
})

it('lists names and sizes of both areas, except the failure switch', () => {
  localStorage.setItem('userName', 'sölo')
  sessionStorage.setItem('accessToken', 'abc')
  stored(qaFailure).keep('500')
  expect(storedKeys()).toEqual([
    { area: 'local', key: 'userName', name: 'userName', bytes: 5 },
    { area: 'session', key: 'accessToken', name: 'accessToken', bytes: 3 },
  ])
})

it('removes the given keys only and dispatches a storage event', () => {
  localStorage.setItem('a', '1')
  localStorage.setItem('b', '2')
  const heard = vi.fn<() => void>()
  window.addEventListener('storage', heard, { once: true })
  resetKeys(storedKeys().filter(({ key }) => key === 'a'))
  expect(Object.keys(localStorage)).toEqual(['b'])
  expect(heard).toHaveBeenCalledOnce()
})
