import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { moduleStateKey, useUnsaved, type ModuleSave } from './learning.queries'

it('a lesson that is done again before it is saved counts once', () => {
  const client = new QueryClient()
  const lesson = {
    id: 1,
    contentId: 1,
    parentSubSkillId: 101,
    type: 'pdf',
    title: 'Sheet',
  } as const
  const save = { ...lesson, skillId: 11, state: 'completed' } as const
  const saves: ModuleSave[] = [{ ...save, state: 'in_progress' }, save, save, { ...save, id: 2 }]
  for (const one of saves) {
    const options = { mutationKey: moduleStateKey, mutationFn: () => new Promise(() => {}) }
    void client
      .getMutationCache()
      .build<unknown, Error, unknown, unknown>(client, options)
      .execute(one)
  }
  const { result } = renderHook(() => useUnsaved(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  expect(result.current).toEqual([save, { ...save, id: 2 }])
})
