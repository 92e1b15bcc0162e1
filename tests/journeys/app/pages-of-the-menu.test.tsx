import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { textsOf } from '@tests/fixtures/browser/texts'
import { renderApp } from '@tests/fixtures/render-app'

describe.each([['my settings', paths.settings, 'settings:title']] as const)(
  '%s',
  (_what, path, title) => {
    it.each(['en', 'es'] as const)('is linked in the menu, %s', async (language) => {
      const t = textsOf(language)
      const learner = 'sam@example.com'
      const { user } = await renderApp({ path: paths.skillMap, learner, language })
      await user.click(await screen.findByRole('button', { name: t('common:shell.menu') }))
      await user.click(await screen.findByRole('link', { name: t(title) }))
      expect(await screen.findByRole('heading', { level: 1, name: t(title) })).toBeVisible()
      expect(window.location.pathname).toBe(path)
    })

    it('needs a session', async () => {
      await renderApp({ path })
      expect(await screen.findByText('Please log in to continue')).toBeVisible()
    })
  },
)
