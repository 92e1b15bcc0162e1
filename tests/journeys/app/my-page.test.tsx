import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import english from '@locales/en/my-page.json'
import spanish from '@locales/es/my-page.json'
import { renderApp } from '@tests/fixtures/render-app'

const path = '/my-page'
const sam = 'sam@example.com'
const texts = { en: english, es: spanish }

describe('my page', () => {
  it.each([
    ['en', 'Menu'],
    ['es', 'Menú'],
  ] as const)('is found in the menu, %s', async (language, menu) => {
    const { user } = await renderApp({ path: '/skillmap', learner: sam, language })
    await user.click(await screen.findByRole('button', { name: menu }))
    await user.click(await screen.findByRole('link', { name: texts[language].title }))
    expect(
      await screen.findByRole('heading', { level: 1, name: texts[language].title }),
    ).toBeVisible()
    expect(screen.getByText(texts[language].unknown.text)).toBeVisible()
  })

  it('needs a session', async () => {
    await renderApp({ path })
    expect(await screen.findByText('Please log in to continue')).toBeVisible()
  })
})
