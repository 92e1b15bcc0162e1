import { describe, expect, test } from 'vitest'
import { step } from '@tests/fixtures/path-steps'
import { countSteps, isPathDone, isStepDone, isStepStarted } from './path-progress'

const path = (...steps: string[]) => steps.map((modules, index) => step(`Step ${index}`, modules))

describe('a step', () => {
  test('is done when all of its modules are completed', () => {
    expect(isStepDone(step('Step', 'dd'))).toBe(true)
    expect(isStepDone(step('Step', 'dp'))).toBe(false)
  })

  test('without modules is never done and never started', () => {
    expect(isStepDone(step('Step', ''))).toBe(false)
    expect(isStepStarted(step('Step', ''))).toBe(false)
  })

  test('is started when a module is in progress or completed', () => {
    expect(isStepStarted(step('Step', 'np'))).toBe(true)
    expect(isStepStarted(step('Step', 'dn'))).toBe(true)
    expect(isStepStarted(step('Step', 'nn'))).toBe(false)
  })
})

describe('a module of unknown type', () => {
  const withUnknown = (modules: string) => {
    const { modules: known, ...rest } = step('Step', modules)
    return { ...rest, modules: [...known, ...step('Strange', 'n').modules.map(asUnknown)] }
  }
  const asUnknown = <M extends { type: unknown }>(module: M) => ({ ...module, type: null })

  test('does not keep a step or the path from being done', () => {
    expect(isStepDone(withUnknown('dd'))).toBe(true)
    expect(isPathDone([withUnknown('dd')])).toBe(true)
  })

  test('does not make a step: alone it counts as a step without modules', () => {
    expect(countSteps([withUnknown(''), step('Next', 'd')])).toEqual({ done: 1, total: 1 })
    expect(isStepDone(withUnknown(''))).toBe(false)
  })
})

describe('the count of steps', () => {
  test('is the number of done steps among those with lessons', () => {
    expect(countSteps(path('dd', 'p', '', 'n'))).toEqual({ done: 1, total: 3 })
  })

  test('the path is done if every step with lessons is', () => {
    expect(isPathDone(path('d', '', 'dd'))).toBe(true)
    expect(isPathDone(path('d', 'p'))).toBe(false)
  })

  test('a path without lessons is not done', () => {
    expect(isPathDone([])).toBe(false)
    expect(isPathDone(path('', ''))).toBe(false)
  })
})
