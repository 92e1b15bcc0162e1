import { expect } from 'vitest'
import { paths } from '@/config/paths'
import { seedPassword } from '@/mock-backend/seed/learners'
import { signInOn } from '@tests/fixtures/browser/sign-in-on'
import { test } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'

const t = textsOf('en')

test('signing out in one tab keeps another learner signed in in another tab', async ({
  openApp,
}) => {
  const { page: ofSam, url } = await openApp()
  const map = (page: typeof ofSam) =>
    page.getByRole('heading', { level: 1, name: t('skill-map:title') })
  await ofSam.goto(url + paths.signIn)
  await ofSam.getByLabel(t('auth:signIn.email')).fill('sam@example.com')
  await ofSam.getByLabel(t('auth:signIn.password'), { exact: true }).fill(seedPassword)
  await ofSam.getByLabel(t('auth:signIn.rememberMe')).uncheck()
  await ofSam.getByRole('button', { name: t('auth:signIn.submit'), exact: true }).click()
  await map(ofSam).waitFor()
  const ofLucia = await ofSam.context().newPage()
  await signInOn({ page: ofLucia, url }, 'lucia')

  await ofSam.getByRole('button', { name: t('common:shell.signOut') }).click()
  const form = ofSam.getByRole('heading', { level: 1, name: t('auth:signIn.title') })
  await form.waitFor()
  await ofSam.reload()
  await form.waitFor()
  await ofLucia.reload()
  await map(ofLucia).waitFor()
  expect(new URL(ofSam.url()).pathname).toBe(paths.signIn)
})
