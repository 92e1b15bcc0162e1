import { describe, expect, test } from 'vitest'
import { lesson, step } from '@tests/fixtures/path-steps'
import { boatBefore, nextModule, pathNodes, type SubSkillNode } from './path-nodes'

const build = (...modules: string[]) =>
  pathNodes({
    skillName: 'Cook a simple recipe',
    subSkills: modules.map((letters, index) => step(`Step ${index + 1}`, letters)),
  })

const states = (...modules: string[]) => build(...modules).nodes.map((node) => node.state)

function onlyStep(more: Parameters<typeof step>[2], modules = 'n'): SubSkillNode {
  const { nodes } = pathNodes({ skillName: 'Skill', subSkills: [step('Wash', modules, more)] })
  const node = nodes[1]
  if (node?.type !== 'step') throw new Error('The second node is no step')
  return node
}

describe('the nodes of a path', () => {
  test('are the introduction, one for each sub-skill in order, and the trophy', () => {
    const { nodes } = build('n', 'n', 'n')
    expect(nodes.map((node) => node.id)).toEqual([
      'node-0',
      'node-1',
      'node-2',
      'node-3',
      'completed-node',
    ])
    expect(nodes.map((node) => node.type)).toEqual([
      'introduction',
      'step',
      'step',
      'step',
      'trophy',
    ])
    expect(nodes.map((node) => node.index)).toEqual([0, 1, 2, 3, 4])
  })
})

describe('the states', () => {
  test('of a new path: the introduction and the first step are open', () => {
    expect(states('nn', 'n')).toEqual(['open', 'open', 'locked', 'locked'])
  })

  test('the introduction is done as soon as any module is started', () => {
    expect(states('p', 'n')[0]).toBe('done')
    expect(states('dn', 'n')[0]).toBe('done')
  })

  test('of a path half way', () => {
    expect(states('dd', 'dp', 'n')).toEqual(['done', 'done', 'in-progress', 'locked', 'locked'])
  })

  test('of a finished path: the trophy is open', () => {
    expect(states('d', 'd')).toEqual(['done', 'done', 'done', 'open'])
  })

  test('a step done out of order shows that it is done, and stays shut', () => {
    const { nodes } = build('n', 'd')
    expect(nodes[2]).toMatchObject({ state: 'done', disabled: true, blockedBy: { step: 1 } })
  })

  test('a step without modules keeps the trophy reachable', () => {
    expect(states('d', '')).toEqual(['done', 'done', 'open', 'open'])
    expect(build('d', '').nodes.at(-1)?.disabled).toBe(false)
  })

  test('a path without any lesson keeps the trophy shut', () => {
    expect(states('', '')).toEqual(['open', 'open', 'open', 'locked'])
  })
})

describe('a step', () => {
  test('says which step must be finished first', () => {
    const locked = build('d', 'p', '', 'n').nodes[4]
    expect(locked).toMatchObject({ disabled: true, blockedBy: { step: 2, title: 'Step 2' } })
  })

  test('shows its own description', () => {
    expect(onlyStep({ description: 'With cold water.' }).description).toBe('With cold water.')
  })

  test("falls back to its first module's description, and no further", () => {
    const described = { ...lesson('Video', 'not_started'), description: 'See how it is done.' }
    expect(onlyStep({ modules: [described] }).description).toBe('See how it is done.')
    expect(onlyStep({ modules: [lesson('Quiz', 'not_started'), described] }).description).toBeNull()
    expect(onlyStep({ modules: [] }).description).toBeNull()
  })

  test('takes its kind from the server, else from the names', () => {
    expect(onlyStep({ nodeType: 'story' }).kind).toBe('story')
    expect(onlyStep({ title: 'Your money' }).kind).toBe('budget')
    expect(build('n').nodes[1]).toMatchObject({ kind: 'recipe' })
  })

  test('counts its completed modules for the ring', () => {
    expect(onlyStep({}, 'ddpn').doneModules).toBe(2)
  })

  test('locks all of its modules while it is locked', () => {
    const locked = build('n', 'nn').nodes[2]
    expect(locked?.type === 'step' && locked.entries.map((entry) => entry.state)).toEqual([
      'locked',
      'locked',
    ])
  })
})

describe('where the learner is', () => {
  const current = (...modules: string[]) => {
    const { nodes, currentIndex } = build(...modules)
    return nodes[currentIndex]?.id
  }

  test('at the introduction until something is started', () => {
    expect(current('n', 'n')).toBe('node-0')
  })

  test('at the first step that is not done', () => {
    expect(current('p', 'n')).toBe('node-1')
    expect(current('d', 'n')).toBe('node-2')
  })

  test('at the trophy when all is done', () => {
    expect(current('d', 'd')).toBe('completed-node')
    expect(current('d', '')).toBe('completed-node')
  })
})

describe('what is next at a place', () => {
  const next = (modules: string) => {
    const node = build(modules).nodes[1]
    return node && nextModule(node)?.title
  }

  test('is the first unfinished lesson that is open', () => {
    expect(next('nn')).toBe('Step 1 1')
    expect(next('dpn')).toBe('Step 1 2')
    expect(next('ddn')).toBe('Step 1 3')
  })
})

describe('where the boat was before the last completion', () => {
  test('one leg back when the completion opened a new place', () => {
    expect(boatBefore(build('d', 'n'))).toBe(1)
    expect(boatBefore(build('d', 'd'))).toBe(2)
  })

  test('where it is when the step goes on', () => {
    expect(boatBefore(build('dn', 'n'))).toBe(1)
    expect(boatBefore(build('n'))).toBe(0)
  })
})
