import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '@tests/support/render-app'
import { servePath, subSkill } from '@tests/support/serve-path'

const done = 'completed'
const begun = 'in_progress'

const open = (learner = 'sam@example.com') =>
  renderApp({ path: '/learningpath', state: { skillId: 11 }, learner })

/** Serves this path, opens it and presses the node. */
async function openNode(name: RegExp, ...subSkills: ReturnType<typeof subSkill>[]) {
  servePath(...subSkills)
  const { user } = await open()
  const node = await screen.findByRole('button', { name })
  await user.click(node)
  return { user, node, popover: within(await screen.findByRole('dialog')) }
}
const popover = () => screen.findByRole('dialog')
const lesson = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the popover of the introduction', () => {
  it('welcomes to the path, and leads to the open sub-skill', async () => {
    const { user, popover: introduction } = await openNode(
      /^Introduction/,
      subSkill('Read', [null]),
      subSkill('Cook', [null]),
    )
    expect(
      introduction.getByRole('heading', { name: 'Welcome to the Make soup learning path' }),
    ).toBeVisible()
    await user.click(introduction.getByRole('button', { name: 'Go to “Read”' }))
    expect(await screen.findByRole('dialog', { name: 'Read' })).toBeVisible()
  })
})

describe('the popover of an open sub-skill', () => {
  it.each([
    ['its own description', 'See the tools.', 'Watch a cook.', 'See the tools.'],
    ['that of its first module', '', 'Watch a cook.', 'Watch a cook.'],
    ['a plain sentence', '', '', 'Complete this module to progress in your learning path'],
  ])('has its title and %s', async (_, ofSubSkill, ofModule, shown) => {
    const read = subSkill('Read', [null], { description: ofSubSkill })
    Object.assign(read.modules[0] ?? {}, { description: ofModule })
    const { popover: details } = await openNode(/^Read/, read)
    expect(details.getByRole('heading', { name: 'Read' })).toBeVisible()
    expect(details.getByText(shown)).toBeVisible()
  })

  it('lists its modules with type and state; one that is locked says why, and is no button', async () => {
    const { popover: details } = await openNode(/^Read/, subSkill('Read', [done, begun, null]))
    expect(details.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Read 1, Video, Done',
      'Read 2, Video, In progress',
      'Read 3, Video, Locked. Finish “Read 2” first.',
    ])
    expect(details.queryByRole('button', { name: /^Read 3/ })).toBeNull()
  })

  it.each([
    ['a video', { node_type: 'story' }, '/learningpath/story'],
    ['a challenge', { type: 'challenge', node_type: 'story' }, '/learningpath/challenge'],
    ['a module of another screen’s name', { node_type: 'feedback' }, '/learningpath/knowledge'],
  ])('opens %s of the list at its address', async (_, fields, address) => {
    const read = subSkill('Read', [done, begun])
    Object.assign(read.modules[1] ?? {}, fields)
    const { user, popover: details } = await openNode(/^Read/, read)
    await user.click(details.getByRole('button', { name: /^Read 2/ }))
    await waitFor(() => expect(window.location.pathname).toBe(address))
  })

  it('has Start, which opens the first module', async () => {
    const { user, popover: details } = await openNode(/^Read/, subSkill('Read', [null, null]))
    expect(details.queryByRole('button', { name: 'Continue' })).toBeNull()
    await user.click(details.getByRole('button', { name: 'Start' }))
    expect(await lesson('Read 1')).toBeVisible()
    expect(window.location.pathname).toBe('/learningpath/knowledge')
  })

  it('has Continue once it is begun, which opens the next unfinished module', async () => {
    const { user, popover: details } = await openNode(/^Read/, subSkill('Read', [done, null]))
    expect(details.getByRole('button', { name: /^Read 2\W+Video\W+Next/ })).toBeVisible()
    await user.click(details.getByRole('button', { name: 'Continue' }))
    expect(await lesson('Read 2')).toBeVisible()
  })

  it.each([
    ['begun', [done, null] as const],
    ['done', [done, done] as const],
  ])('still has Start where it is %s, which opens the first module', async (_, statuses) => {
    const { user, popover: details } = await openNode(/^Read/, subSkill('Read', [...statuses]))
    await user.click(details.getByRole('button', { name: 'Start' }))
    expect(await lesson('Read 1')).toBeVisible()
  })

  it('says that it has no lessons yet, and locks nothing', async () => {
    const { popover: details } = await openNode(
      /^Nothing/,
      subSkill('Nothing', []),
      subSkill('Cook', [null]),
    )
    expect(details.getByText(/^This step has no lessons yet\./)).toBeVisible()
    expect(details.queryByRole('button', { name: 'Start' })).toBeNull()
    expect(screen.getByText('Cook').closest('button')).toHaveTextContent('Ready to start')
  })

  it('has a module of unknown type, which locks nothing', async () => {
    const read = subSkill('Read', [null, null])
    Object.assign(read.modules[0] ?? {}, { type: 'hologram' })
    const { popover: details } = await openNode(/^Read/, read)
    expect(details.getByRole('button', { name: /^Read 1\W+Lesson/ })).toBeVisible()
    expect(details.getByRole('button', { name: /^Read 2\W+Video\W+Next/ })).toBeVisible()
  })
})

describe('the popover of a locked sub-skill', () => {
  it('says what to finish first, and has neither Start nor links', async () => {
    const { popover: details } = await openNode(
      /^Cook/,
      subSkill('Read', [begun]),
      subSkill('Cook', [null]),
    )
    expect(details.getByText('Locked. Finish “Read” first.')).toBeVisible()
    expect(details.queryByRole('button', { name: /Start|Cook/ })).toBeNull()
    expect(details.queryByRole('link')).toBeNull()
  })
})

describe('the popover of the trophy', () => {
  it.each([
    ['locked', [null], 'Complete all previous modules to unlock your trophy!'],
    ['unlocked', [done], "Congratulations! You've completed all modules!"],
  ] as const)('that is %s says so', async (_, statuses, sentence) => {
    const { popover: trophy } = await openNode(
      /^Learning Complete!/,
      subSkill('Read', [...statuses]),
    )
    expect(trophy.getByRole('heading', { name: 'Learning Complete!' })).toBeVisible()
    expect(trophy.getByText(sentence)).toBeVisible()
  })
})

describe('a popover', () => {
  it.each(['Escape', 'Close'])('opens by keyboard and gives the focus back: %s', async (way) => {
    servePath(subSkill('Read', [null]))
    const { user } = await open()
    const node = await screen.findByRole('button', { name: /^Read/ })
    act(() => node.focus())
    await user.keyboard('{Enter}')
    const close = within(await popover()).getByRole('button', { name: 'Close' })
    await (way === 'Escape' ? user.keyboard('{Escape}') : user.click(close))
    await waitFor(() => expect(node).toHaveFocus())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
