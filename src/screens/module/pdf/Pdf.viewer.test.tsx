import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { fetchWorker } from '@tests/support/react-pdf'
import { renderApp } from '@tests/support/render-app'

vi.mock('react-pdf', () => import('@tests/support/react-pdf'))
vi.mock('@/components/media/pdf/pdf-library', () => import('@tests/support/react-pdf'))

const path = '/learningpath/knowledge?skill=21&type=pdf&module=2016&step=202'

async function open(data?: string, learner = 'mateo@example.com') {
  if (data !== undefined) {
    const answer = { pdf_data: data, title: 'List.pdf' }
    backend.use(http.get('*/api/pdf/retrieve', () => HttpResponse.json(answer)))
  }
  return renderApp({ path, learner })
}

const button = (name: string) => screen.findByRole('button', { name })
const page = (number: number) => screen.findByText(`Words of page ${number}`)
const address = async () =>
  (await screen.findByRole('link', { name: 'Save the sheet' })).getAttribute('href')

describe('the data of a pdf', () => {
  it.each([
    'data:application/pdf;base64,JVBERi0xLjQK',
    'data:;base64,JVBERi0xLjQK',
    'data:application/octet-stream;base64,JVBERi0xLjQK',
    'blob:https://norte.example/1234',
  ])('is used as it is where it is an address: %s', async (data) => {
    await open(data)
    expect(await page(1)).toBeVisible()
    expect(await address()).toBe(data)
  })

  it('becomes an address where it is base64, which is revoked with the screen', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    const { unmount } = await open()
    expect(await page(1)).toBeVisible()
    const shown = await address()
    expect(shown).toMatch(/^blob:/)
    unmount()
    expect(revoke).toHaveBeenCalledWith(shown)
  })

  it('is not shown where it is anything else, until Retry brings a pdf', async () => {
    const { user } = await open('https://files.example/a.pdf')
    expect(await screen.findByText('Error loading pdf')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Save the sheet' })).toBeNull()
    backend.use(
      http.get('*/api/pdf/retrieve', () => HttpResponse.json({ pdf_data: 'JVBERi0xLjQK' })),
    )
    await user.click(await button('Retry'))
    expect(await page(1)).toBeVisible()
  })
})

describe('the viewer', () => {
  it('turns the pages, and not past the ends', async () => {
    const { user } = await open()
    expect(await page(1)).toBeVisible()
    expect(screen.getByText('Page 1 of 3')).toBeVisible()
    expect(await button('Previous page')).toHaveAttribute('aria-disabled', 'true')
    await user.click(await button('Previous page'))
    await user.click(await button('Next page'))
    await user.click(await button('Next page'))
    expect(await page(3)).toBeVisible()
    expect(screen.queryByText('Words of page 1')).toBeNull()
    expect(await button('Next page')).toHaveAttribute('aria-disabled', 'true')
    expect(await button('Next page')).toHaveFocus()
  })

  it('zooms in steps, down to half the size', async () => {
    const { user } = await open()
    await page(1)
    await user.click(await button('Larger'))
    expect(screen.getByText('125%')).toBeVisible()
    for (const shown of ['100%', '75%', '50%']) {
      await user.click(await button('Smaller'))
      expect(screen.getByText(shown)).toBeVisible()
    }
    expect(await button('Smaller')).toHaveAttribute('aria-disabled', 'true')
  })

  it('opens in the whole window, and the focus comes back from there', async () => {
    const { user } = await open()
    await user.click(await button('Open the sheet larger'))
    const large = within(await screen.findByRole('dialog', { name: 'Paid in this order' }))
    expect(await large.findByText('Words of page 1')).toBeVisible()
    expect(large.getByRole('heading', { name: 'Paid in this order' })).toHaveFocus()
    await user.click(large.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await button('Open the sheet larger')).toHaveFocus()
  })

  it('is at the same page and zoom after a reload, for this learner only', async () => {
    const first = await open()
    await first.user.click(await button('Next page'))
    await first.user.click(await button('Larger'))
    expect(await page(2)).toBeVisible()
    first.unmount()

    const second = await open()
    expect(await page(2)).toBeVisible()
    expect(screen.getByText('125%')).toBeVisible()
    second.unmount()

    await open(undefined, 'omar@example.com')
    expect(await page(1)).toBeVisible()
  })
})

describe('a pdf that cannot be shown', () => {
  it('because its worker did not load can be saved, and tried again', async () => {
    vi.mocked(fetchWorker).mockRejectedValueOnce(new Error('lost'))
    const { user } = await open()
    expect(await screen.findByText('The sheet cannot be shown here.')).toBeVisible()
    expect(screen.getByText('Error loading pdf')).toBeVisible()
    expect(await address()).toMatch(/^blob:/)
    await user.click(await button('Retry'))
    expect(await page(1)).toBeVisible()
    expect(screen.queryByText('The sheet cannot be shown here.')).toBeNull()
  })

  it('because it is no pdf can be completed all the same', async () => {
    const { user } = await open('data:application/pdf,invalid')
    expect(await screen.findByText('Error loading pdf')).toBeVisible()
    await user.click(await button('Continue'))
    expect(await screen.findByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
  })

  it('because it needs a password says so and can be saved, without a Retry', async () => {
    await open('data:application/pdf,password')
    expect(await screen.findByText('This sheet is locked with a password.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(await address()).toBe('data:application/pdf,password')
  })

  it.each(['not-drawn', 'no-image'])(
    'in full on one page (%s) says so there, and shows the others',
    async (what) => {
      const words = 'This page cannot be shown in full here.'
      const { user } = await open(`data:application/pdf,${what}`)
      expect(await screen.findByText(words)).toBeVisible()
      await user.click(await button('Next page'))
      expect(await page(2)).toBeVisible()
      await waitFor(() => expect(screen.queryByText(words)).toBeNull())
      await user.click(await button('Previous page'))
      expect(await screen.findByText(words)).toBeVisible()
      expect(await button('Retry')).toBeVisible()
    },
  )
})
