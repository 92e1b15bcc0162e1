import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { settings, ship } from '@/learner/stored-things'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import en from '@locales/en/modules.json'
import { lessonLocation } from '@tests/fixtures/curriculum-lessons'
import { renderApp } from '@tests/fixtures/render-app'
import { keepFor } from '@tests/fixtures/stored'

const learner = 'sam@example.com'
const modules = curriculum.skills.flatMap(({ subSkills }) =>
  subSkills.flatMap((subSkill) => subSkill.modules),
)
const idOf = (type: string) => modules.find((one) => one.type === type)?.id ?? 0

/** Opens a lesson of this type, as on a new visit. */
async function open(type: 'video' | 'quiz') {
  cleanup()
  const { address, state } = lessonLocation(idOf(type), 'en')
  const { user } = await renderApp({ path: address, state, learner })
  await screen.findByRole('heading', { level: 1 })
  return user
}

const hint = (type: 'video' | 'quiz') => screen.queryByText(en.hint[type])
const opener = () => screen.queryByRole('button', { name: 'How this works' })

it('the hint shows the first two times for each type of lesson, then behind a button', async () => {
  for (let time = 1; time <= 2; time += 1) {
    await open('video')
    expect(hint('video')).toBeVisible()
    expect(opener()).toBeNull()
  }
  const user = await open('video')
  expect(hint('video')).toBeNull()
  await user.click(opener() ?? document.body)
  expect(hint('video')).toBeVisible()
  expect(opener()).toHaveAttribute('aria-expanded', 'true')
  await user.click(opener() ?? document.body)
  expect(hint('video')).toBeNull()

  await open('quiz')
  expect(hint('quiz')).toBeVisible()
})

it('the hint always shows on the cruise ship', async () => {
  keepFor(ship, learner, 'cruise')
  for (let time = 1; time <= 4; time += 1) await open('quiz')
  expect(hint('quiz')).toBeVisible()
})

it('the hint is short if the learner has chosen that', async () => {
  keepFor(settings, learner, { hints: 'short' })
  await open('quiz')
  expect(hint('quiz')).toBeNull()
  expect(opener()).toBeNull()
})
