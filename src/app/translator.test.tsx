import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { optionOf } from '@tests/support/lessons'
import { openLesson } from '@tests/support/open-lesson'
import { renderApp } from '@tests/support/render-app'
import { fillIn } from '@tests/support/sign-in'

/** As a browser's translator does, puts a `<font>` with its words in the place of each text. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    if (text.parentElement?.localName === 'font') continue
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}

/** Translates the page, and presses a button on it. */
async function press(user: UserEvent, name: string | RegExp) {
  const button = await screen.findByRole('button', { name })
  translate()
  await user.click(button)
}

const heading = (name: string) => screen.findByText(name, { selector: 'h1, h1 *' })

test('a translated quiz goes on after a wrong answer and a right one', async () => {
  const { user } = await openLesson(1004)
  const option = (kind: 'right' | 'wrong') => new RegExp(optionOf(1004, 0, kind).en)
  await press(user, option('wrong'))
  expect(await screen.findByText('Almost there! Give it another shot.')).toBeVisible()
  await press(user, option('right'))
  expect(await screen.findByText('Well done! You got it right!')).toBeVisible()
  await press(user, 'Continue')
  expect(await screen.findByText('Question 2 of 3')).toBeVisible()
})

test('a translated onboarding goes to its summary, and back', async () => {
  const { user } = await renderApp({ path: '/lifegoals', learner: 'kim@example.com' })
  const choose = async (name: string) => user.click(await screen.findByLabelText(name))
  await choose('18-24')
  await choose('Female')
  await press(user, 'Next')
  await choose('Supported')
  await press(user, 'Next')
  await fillIn(user, 'Username', 'kim.27')
  await press(user, 'Next')
  await choose('Managing Finances')
  await press(user, 'Next')
  expect(await heading('Is this right?')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Finish' })).toBeVisible()
  await press(user, 'Back')
  expect(await heading('What would you like to learn?')).toBeVisible()
  for (let steps = 0; steps < 3; steps += 1) await press(user, 'Back')
  expect(await heading('First, a little about you')).toBeVisible()
})
