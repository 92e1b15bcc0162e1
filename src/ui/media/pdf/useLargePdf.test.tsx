import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useToast } from '../../feedback/toasts'
import { useLargePdf } from './useLargePdf'

vi.mock('./reader/LargePdf', () => {
  throw new Error('The file is gone')
})

test('a large view whose file does not come is told, and can be asked for again', async () => {
  const { result } = renderHook(() => ({ large: useLargePdf(), toast: useToast() }))
  await act(() => result.current.large.open())
  expect(result.current.toast?.text).toMatch(/^The page cannot be shown here\. Try again\./)
  expect(result.current.large).toMatchObject({ LargePdf: null, isOpen: false, isOpening: false })
})
