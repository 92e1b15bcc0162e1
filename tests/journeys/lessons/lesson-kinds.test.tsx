import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ModuleType } from '@/api/learning'
import { smallContent } from '@/mock-backend/testing/small-content'
import { aModule } from '@tests/fixtures/lesson-data'
import { pdfLibrary, resetPdfLibrary, somePdfData } from '@tests/fixtures/pdf-stand-in'
import { backend, renderApp } from '@tests/fixtures/render-app'

vi.mock('@/ui/media/pdf/load-pdf-library', () => ({ loadPdfLibrary: async () => pdfLibrary }))

beforeEach(() => {
  backend.fresh({ content: smallContent, sheetData: async () => somePdfData })
  resetPdfLibrary()
})

describe('a lesson at the address of its node type', () => {
  // [1.5] [2.13] [2.39.3]
  it.each<[ModuleType, number, () => Promise<HTMLElement>]>([
    ['video', 1001, () => screen.findByText('Watch to the end. Then you can continue.')],
    ['quiz', 1002, () => screen.findByText('Question 1 of 1')],
    ['pdf', 1003, () => screen.findByTitle('List')],
    ['practice', 1004, () => screen.findByRole('heading', { name: 'Your Practice' })],
    ['challenge', 1005, () => screen.findByText('This challenge has 2 steps.')],
  ])('is a %s', async (type, id, ownView) => {
    const state = { skillId: 11, module: aModule({ id, type, title: 'List' }) }
    await renderApp({ path: '/learningpath/knowledge', learner: 'lucia@example.com', state })
    expect(await ownView()).toBeVisible()
  })
})
