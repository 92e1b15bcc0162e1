import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aModule, aPath, aSubSkill, subSkillOf } from '@tests/support/module-data'
import type { ModuleStatus } from './learning-path'
import { nextStep } from './next-step'
import { indexBefore, nodesOnPath } from './path-nodes'

/** A path with a text for each sub-skill, a letter in it for each module. */
const build = (...modules: string[]) =>
  nodesOnPath({
    skillName: 'Cook a simple recipe',
    subSkills: modules.map((letters, index) => subSkillOf(`Sub-skill ${index + 1}`, letters)),
  })

test('the nodes are the introduction, one for each sub-skill, and the trophy', () => {
  expect(build('n', 'n').nodes.map(({ id, type }) => [id, type])).toEqual([
    ['node-0', 'introduction'],
    ['node-1', 'sub-skill'],
    ['node-2', 'sub-skill'],
    ['completed-node', 'trophy'],
  ])
})

test.each([
  ['a new path', ['nn', 'n'], ['open', 'open', 'locked', 'locked'], 'node-0'],
  ['a begun path', ['p', 'n'], ['done', 'in-progress', 'locked', 'locked'], 'node-1'],
  ['half a path', ['dd', 'dp', 'n'], ['done', 'done', 'in-progress', 'locked', 'locked'], 'node-2'],
  ['a finished path', ['d', 'd'], ['done', 'done', 'done', 'open'], 'completed-node'],
  ['a path with an empty sub-skill', ['d', ''], ['done', 'done', 'open', 'open'], 'completed-node'],
  ['a path without modules', ['', ''], ['open', 'open', 'open', 'locked'], 'node-0'],
])('the states of %s, and where the learner is', (_, modules, states, current) => {
  const { nodes, currentIndex } = build(...modules)
  expect(nodes.map(({ state }) => state)).toEqual(states)
  expect(nodes[currentIndex]?.id ?? 'node-0').toBe(current)
})

describe('a sub-skill', () => {
  test('that is done out of order shows that, and stays locked', () => {
    const node = build('n', 'd').nodes[2]
    expect(node).toMatchObject({ state: 'done', disabled: true, blockedBy: { number: 1 } })
  })

  test('is locked by the nearest one before it that has modules', () => {
    const node = build('d', 'p', '', 'n').nodes[4]
    expect(node).toMatchObject({ disabled: true, blockedBy: { number: 2, title: 'Sub-skill 2' } })
  })

  test('takes its kind from the server, else from the names', () => {
    const subSkills = [
      subSkillOf('Your money', 'n', { nodeType: 'story' }),
      subSkillOf('Your money', 'n'),
    ]
    const { nodes } = nodesOnPath({ skillName: 'Cook', subSkills })
    expect(nodes.slice(1, 3)).toMatchObject([{ kind: 'story' }, { kind: 'budget' }])
  })

  test('is described by itself, else by its first module, else not at all', () => {
    const modules = [aModule({ description: 'Watch a cook.' }), aModule()]
    const subSkills = [
      aSubSkill({ description: 'See the tools.', modules }),
      aSubSkill({ modules }),
      aSubSkill(),
    ]
    const { nodes } = nodesOnPath({ skillName: 'Cook', subSkills })
    const described = nodes.map((node) => 'description' in node && node.description)
    expect(described.slice(1, 4)).toEqual(['See the tools.', 'Watch a cook.', null])
  })

  test.each([
    ['nn', 'Sub-skill 1 1'],
    ['dpn', 'Sub-skill 1 2'],
    ['ddn', 'Sub-skill 1 3'],
  ])('%s goes on with its first unfinished module', (modules, title) => {
    expect(build(modules).nodes[1]).toMatchObject({ next: { title } })
  })
})

test('node, mark and Continue bar have the same next module, whatever cannot be shown', () => {
  const module = fc
    .record({
      type: fc.constantFrom('video', null),
      hasId: fc.boolean(),
      status: fc.constantFrom<ModuleStatus>('completed', 'in_progress', 'not_started'),
    })
    .map(({ hasId, ...fields }) => aModule({ ...fields, ...(!hasId && { id: null }) }))
  const subSkill = fc.array(module, { maxLength: 4 }).map((modules) => aSubSkill({ modules }))
  fc.assert(
    fc.property(fc.array(subSkill, { maxLength: 3 }).map(aPath), (path) => {
      const skill = { id: 11, name: '', progress: 0, isLinkedToGoal: false, categoryIcon: '' }
      const inBar = nextStep({ skills: [skill], currentSkillId: 11, pathOf: () => path })?.module
      const { nodes, currentIndex } = nodesOnPath(path, true)
      const node = nodes[currentIndex]
      const entries = node?.type === 'sub-skill' ? node.entries : []
      const isMarked = (state: string) => state === 'next' || state === 'in-progress'
      const marked = entries.find(({ module: one, state }) => one === inBar && isMarked(state))
      expect(node?.type === 'sub-skill' ? node.next : undefined).toBe(inBar)
      expect(marked?.module).toBe(inBar)
      expect(entries.every(({ state, module: one }) => state !== 'next' || one === inBar)).toBe(
        true,
      )
    }),
  )
})

test.each([
  ['one node back where the last completion opened a new one', ['d', 'n'], 1],
  ['one node back where it opened the trophy', ['d', 'd'], 2],
  ['where it is when the sub-skill goes on', ['dn', 'n'], 1],
  ['where it is at the beginning', ['n'], 0],
  ['before a sub-skill without modules, where it never is', ['d', '', 'n'], 1],
])('the learner was %s', (_, modules, index) => {
  expect(indexBefore(build(...modules))).toBe(index)
})
