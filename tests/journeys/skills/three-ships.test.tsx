import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Ship } from '@/learner/settings/settings'
import { settings } from '@/learner/stored-things'
import type { Module, SubSkill } from '@/mock-backend/curriculum/schema'
import { textsOf } from '@tests/fixtures/browser/texts'
import { skillOfAllTypes } from '@tests/fixtures/journey/to-the-trophy'
import { backend, renderApp } from '@tests/fixtures/render-app'
import { standInSpeech } from '@tests/fixtures/stand-ins/speech-stand-in'
import { keptFor } from '@tests/fixtures/stored'

const kim = 'kim@example.com'
const t = textsOf('en')
const skill = skillOfAllTypes()
const levels = { 'row-boat': 'independent', yacht: 'guided', cruise: 'supported' } as const

/** The effects of a ship (rules.md#ships), as a learner meets them. */
const differences = {
  'row-boat': {
    map: 'the map',
    nextStepNamed: false,
    hint: false,
    steps: 'all',
    text: '',
    celebrations: 'full',
    leaving: 'at once',
    listen: 'each part',
  },
  yacht: {
    map: 'the map',
    nextStepNamed: true,
    hint: true,
    steps: 'all',
    text: '',
    celebrations: 'full',
    leaving: 'at once',
    listen: 'each part',
  },
  cruise: {
    map: 'the list',
    nextStepNamed: true,
    hint: true,
    steps: 'one',
    text: '125%',
    celebrations: 'calm',
    leaving: 'asks first',
    listen: 'also each answer',
  },
}

type Way = { user: UserEvent; met: Record<string, unknown>; said: string[] }

const button = (name: string) =>
  screen.findByRole('button', { name: (all) => all === name || all.startsWith(`${name} `) })
const press = async ({ user }: Way, name: string) => user.click(await button(name))

/** Waits for a screen or dialog, and records its name. */
async function comesTo({ said }: Way, name: string, role: 'heading' | 'dialog' = 'heading') {
  const found = await screen.findByRole(role, { name, ...(role === 'heading' && { level: 1 }) })
  said.push(name)
  return found
}

async function answer(way: Way, name: string, action: string) {
  const dialog = await comesTo(way, name, 'dialog')
  await way.user.click(within(dialog).getByRole('button', { name: action }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
}

async function answerWizard(way: Way, ship: Ship) {
  const { user } = way
  const choose = async (name: string) => user.click(await screen.findByRole('radio', { name }))
  await comesTo(way, t('onboarding:about.title'))
  await choose(t('onboarding:about.ages.25-34'))
  await choose(t('onboarding:about.genders.Other'))
  await press(way, t('onboarding:next'))
  await choose(t(`onboarding:journey.${levels[ship]}.name`))
  await press(way, t('onboarding:next'))
  await user.type(screen.getByRole('textbox', { name: t('onboarding:username.label') }), 'kim.27')
  await press(way, t('onboarding:next'))
  await user.click((await screen.findAllByRole('checkbox'))[0] ?? document.body)
  await press(way, t('onboarding:next'))
  await screen.findByText(t(`onboarding:summary.brings.${levels[ship]}`))
  await press(way, t('onboarding:finish'))
}

async function chooseOnly(way: Way, name: string) {
  await comesTo(way, t('skill-selection:title'))
  for (const box of await screen.findAllByRole('checkbox')) {
    const isWanted = box === screen.getByRole('checkbox', { name })
    if ((box as HTMLInputElement).checked !== isWanted) await way.user.click(box)
  }
  await press(way, t('skill-selection:save'))
}

async function openSkill(way: Way, name: string) {
  await comesTo(way, t('skill-map:title'))
  const action = t('skill-map:list.start')
  const node = await screen.findByRole('button', {
    name: (all) => all.startsWith(`${name}, `) || all === `${action}: ${name}`,
  })
  way.met['map'] = node.textContent === action ? 'the list' : 'the map'
  const card = screen.getByRole('region', { name: t('next-step:title') })
  way.met['nextStepNamed'] = within(card).queryAllByRole('paragraph').length > 0
  way.met['text'] = document.documentElement.style.fontSize
  way.met['celebrations'] = keptFor(settings, kim)?.celebrations
  await way.user.click(node)
  await comesTo(way, name)
}

async function startStep(way: Way, { title }: SubSkill) {
  await way.user.click(
    await screen.findByRole('button', { name: new RegExp(`^(\\d+\\. )?${title.en}\\W`) }),
  )
  const popover = await comesTo(way, title.en, 'dialog')
  await way.user.click(within(popover).getByRole('button', { name: t('learning-path:step.start') }))
}

/** Goes back before the end. Without a question the path shows, and the lesson is opened again. */
async function tryToLeave(way: Way, step: SubSkill) {
  if ('leaving' in way.met) return
  await press(way, t('modules:goBack'))
  const asks = await Promise.race([
    screen.findByRole('dialog', { name: t('modules:leaving.title') }),
    screen.findByRole('heading', { level: 1, name: skill.name.en }).then(() => null),
  ])
  way.met['leaving'] = asks ? 'asks first' : 'at once'
  if (asks) await press(way, t('modules:leaving.stay'))
  else {
    await startStep(way, step)
    way.said.pop()
  }
}

async function doModule(way: Way, module: Module, step: SubSkill) {
  const { user, met } = way
  const title = module.title.en
  switch (module.type) {
    case 'video':
      await comesTo(way, title)
      met['hint'] ??= screen.queryByText(t('modules:hint.video')) !== null
      await tryToLeave(way, step)
      await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
      fireEvent.ended(document.querySelector('video') ?? document.body)
      await screen.findByText(t('modules:video.watched'))
      break
    case 'quiz':
      for (const [at, { text, options }] of module.questions.entries()) {
        await comesTo(way, text.en)
        const isEach = screen.queryAllByRole('button', { name: `Listen: ${options[0]?.text.en}` })
        met['listen'] = isEach.length > 0 ? 'also each answer' : 'each part'
        const right = options.find(({ correct }) => correct)?.text.en ?? ''
        await user.click(
          await screen.findByRole('button', {
            name: (all) => all.includes(right) && !/^(Listen|Again):/.test(all),
          }),
        )
        await screen.findByText(t('modules:quiz.wellDone'))
        if (at < module.questions.length - 1) await press(way, t('modules:continue'))
      }
      break
    case 'pdf':
      await comesTo(way, title)
      await press(way, t('modules:continue'))
      {
        const dialog = await comesTo(way, t('celebrations:unlocked.title'), 'dialog')
        await user.click(
          within(dialog).getAllByRole('button', { name: /^(See Resource|Continue)$/ })[0] ?? dialog,
        )
      }
      return
    case 'practice':
      await comesTo(way, t('modules:practice.title'))
      await press(way, t('modules:continue'))
      await comesTo(way, title)
      await press(way, t('modules:practice.complete'))
      await answer(way, t('celebrations:practiceDone.title'), t('modules:continue'))
      return
    case 'challenge':
      await comesTo(way, title)
      await press(way, t('modules:continue'))
      await screen.findByText(t('modules:challenge.hint'))
      met['steps'] = screen.queryAllByRole('checkbox').length > 0 ? 'all' : 'one'
      for (const box of screen.queryAllByRole('checkbox')) await user.click(box)
      while (screen.queryByRole('button', { name: t('modules:challenge.done') }))
        await press(way, t('modules:challenge.done'))
      await screen.findByText(t('modules:challenge.allDone'))
  }
  await press(way, t('modules:continue'))
}

async function rate(way: Way) {
  await comesTo(way, t('lesson-rating:title'))
  for (const stars of screen.getAllByRole('radio', { name: /^4 of 5/ })) await way.user.click(stars)
  await press(way, t('lesson-rating:submit'))
}

beforeEach(() => void standInSpeech())

/** From the wizard to the trophy of a skill; returns the effects, the screens and the requests. */
async function goToTheTrophy(ship: Ship) {
  const { user } = await renderApp({ path: '/lifegoals', learner: kim })
  const way: Way = { user, met: {}, said: [] }
  await answerWizard(way, ship)
  await chooseOnly(way, skill.name.en)
  await openSkill(way, skill.name.en)
  for (const step of skill.subSkills) {
    await startStep(way, step)
    for (const module of step.modules) await doModule(way, module, step)
    if (step.feedback) await rate(way)
    await answer(way, t('celebrations:greatJob.title'), t('celebrations:greatJob.continue'))
  }
  await answer(way, t('celebrations:trophy.title'), t('learning-path:backToMap'))
  await comesTo(way, t('skill-map:title'))
  const sent = backend.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => `${method} ${path} ${JSON.stringify(body)}`)
    .map((call) => call.replace(levels[ship], 'the level'))
  return { met: way.met, said: way.said, sent }
}

describe('the same skill, up to its trophy', () => {
  const walked: Partial<Record<Ship, Awaited<ReturnType<typeof goToTheTrophy>>>> = {}

  it.each(['row-boat', 'yacht', 'cruise'] as const)(
    'is completed on the %s, with its support',
    { timeout: 120_000 },
    async (ship) => {
      const way = await goToTheTrophy(ship)
      walked[ship] = way
      expect(way.met).toEqual(differences[ship])
    },
  )

  it('differs in nothing else: the same screens, and the same requests', () => {
    const { 'row-boat': first, yacht, cruise } = walked
    expect(first?.said.length).toBeGreaterThan(20)
    for (const other of [yacht, cruise]) {
      expect(other?.said).toEqual(first?.said)
      expect(other?.sent).toEqual(first?.sent)
    }
  })
})
