import ICAL from 'ical.js'
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { paths } from '@/config/paths'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { signInOn } from '@tests/fixtures/browser/sign-in-on'
import { test } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'

const t = textsOf('es')

test('a reminder is made by keyboard alone and saved as a calendar file', async ({ openApp }) => {
  const { page, url } = await openApp({ locale: 'es-MX', viewport: { width: 320, height: 640 } })
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setTimezoneOverride', { timezoneId: 'America/Santiago' })
  await signInOn({ page, url }, 'sam', 'es')
  await page.goto(url + paths.reminders)
  const days = page.getByRole('checkbox')
  await days.first().focus()
  await page.keyboard.press('Space')
  // Past the other six weekdays.
  for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press('Tab')
  await page.getByLabel(t('reminders:form.time')).evaluate((field) => {
    if (field !== document.activeElement) throw new Error('The time does not follow the days')
  })
  await page.getByLabel(t('reminders:form.time')).fill('18:00')
  await page.getByLabel(t('reminders:form.words')).fill('Té; luego, Norte 🍵')
  await expectNoAxeViolations(page, 'a reminder')
  const saved = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const file = await saved
  expect(file.suggestedFilename()).toBe(t('reminders:file.set'))
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), 'utf8')))
  const event = calendar.getFirstSubcomponent('vevent')
  expect(event?.getFirstPropertyValue('summary')).toBe('Té; luego, Norte 🍵')
  expect(event?.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('America/Santiago')
  expect(String(event?.getFirstPropertyValue('dtstart'))).toMatch(/T18:00:00$/)
  await page.getByText(t('reminders:ready.set')).waitFor()
  await expectNoAxeViolations(page, 'the file is ready')
})
