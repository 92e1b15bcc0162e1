import { curriculum } from '@/mocks/curriculum/curriculum'
import { afterLesson, subSkillTitle } from '../support/lessons'
import type { States, Visit } from './state'
import { answer, hold, press, see, showList, tap } from './steps'

const map = { path: '/skillmap', learner: 'sam' } as const

/** The map has so many categories, with so many skills each. */
function answerMap({ page, language }: Visit, categories: number, skills: number) {
  const pick = <T>(list: readonly T[], index: number) => list[index % list.length]
  const entries = Array.from({ length: categories }, (_, at) => {
    const category = pick(curriculum.categories, at)
    const selectedSkills = Array.from({ length: skills }, (__, index) => {
      const skill = pick(curriculum.skills, at * skills + index)
      return { ...skill, name: skill?.name[language], progress: (at * 34 + index * 17) % 100 }
    })
    return { category: { ...category, id: at + 1, name: category?.name[language] }, selectedSkills }
  })
  return answer(page, '/api/skill-map', { 'skill-map': entries })
}

const mapStates: States = {
  map: { ...map, shows: 'skillMap.title' },
  'map-all-skills': { ...map, before: (visit) => answerMap(visit, 4, 5), shows: 'skillMap.title' },
  'map-all-skills-list': {
    ...map,
    before: (visit) => answerMap(visit, 4, 5),
    steps: showList,
    shows: 'skillMap.list.hide',
  },
  'map-one-skill': { ...map, before: (visit) => answerMap(visit, 1, 1), shows: 'skillMap.title' },
  'map-eight-categories': {
    ...map,
    before: (visit) => answerMap(visit, 8, 3),
    shows: 'skillMap.title',
  },
  'map-done': { ...map, learner: 'omar', shows: 'continueBar.done' },
  'map-category-closed': {
    ...map,
    path: '/skillmap/2',
    shows: ({ t }) => t('skillMap.skills', { count: 1 }),
  },
  'map-tap-again': {
    ...map,
    steps: async ({ page, t, language }) => {
      await see(page, t('skillMap.title'))
      await tap(page, 'button', new RegExp(curriculum.skills[0]?.name[language] ?? ''))
    },
    isShort: true,
    shows: ({ page }) => page.getByRole('tooltip'),
  },
  'map-list': { ...map, steps: showList, shows: 'skillMap.list.hide' },
  'map-empty': { ...map, learner: 'map-empty', shows: 'skillMap.empty.title' },
  'map-error': { ...map, learner: 'map-fails', afterSeconds: 10, shows: 'skillMap.loadFailed' },
  'map-loading': {
    ...map,
    before: ({ page }) => hold(page, '/api/skill-map'),
    shows: 'skillMap.loading',
  },
  'map-loading-slow': {
    ...map,
    before: ({ page }) => hold(page, '/api/skill-map'),
    steps: ({ page, t }) => see(page, t('skillMap.loading')),
    afterSeconds: 9,
    shows: 'ui.loading.slow',
  },
}

const path = {
  path: '/learningpath',
  learner: 'sam',
  history: () => ({ skillId: 11 }),
} as const

/** Opens the details of a node. */
const openNode = async ({ page }: Visit, id: string) => {
  // The focus scrolls it into view.
  await page.locator(`#${id}`).focus()
  await page.locator(`#${id}`).click()
}

const pathStates: States = {
  path: { ...path, shows: 'learningPath.introduction.title' },
  'path-not-started': {
    ...path,
    learner: 'lucia',
    history: () => ({ skillId: 21 }),
    shows: 'learningPath.state.start',
  },
  'path-complete': { ...path, learner: 'omar', shows: 'learningPath.trophy.title' },
  'path-introduction': {
    ...path,
    learner: 'lucia',
    steps: (visit) => openNode(visit, 'node-0'),
    shows: ({ t }) => t('learningPath.introduction.how', { count: 6 }),
  },
  'path-step': {
    ...path,
    steps: (visit) => openNode(visit, 'node-2'),
    shows: 'learningPath.subSkill.continue',
  },
  'path-step-done': {
    ...path,
    steps: (visit) => openNode(visit, 'node-1'),
    shows: ({ page }) => page.getByRole('dialog'),
  },
  'path-locked': {
    ...path,
    steps: (visit) => openNode(visit, 'node-4'),
    shows: ({ t, language }) =>
      t('learningPath.subSkill.locked', { title: subSkillTitle(103)[language] }),
  },
  'path-trophy-locked': {
    ...path,
    steps: (visit) => openNode(visit, 'completed-node'),
    shows: 'learningPath.trophy.locked',
  },
  'path-trophy-open': {
    ...path,
    learner: 'omar',
    steps: (visit) => openNode(visit, 'completed-node'),
    shows: 'learningPath.trophy.unlocked',
  },
  'path-list': {
    ...path,
    steps: showList,
    shows: ({ language }) => `2. ${subSkillTitle(102)[language]}`,
  },
  'path-list-step': {
    ...path,
    steps: async (visit) => {
      await showList(visit)
      await openNode(visit, 'node-2')
    },
    shows: 'learningPath.subSkill.continue',
  },
  'path-loading': {
    ...path,
    before: ({ page }) => hold(page, '/api/subskills'),
    shows: 'learningPath.loading',
  },
  'path-error': { ...path, learner: 'path-fails', afterSeconds: 10, shows: 'learningPath.failed' },
  'path-forbidden': { ...path, learner: 'forbidden', shows: 'errors.forbidden' },
  'path-empty': { ...path, learner: 'no-subskills', shows: 'learningPath.noSubskills' },
  'path-no-skill': { ...path, history: () => ({}), shows: 'errors.missingId.skill' },
  'great-job': {
    ...path,
    history: (language) => afterLesson(1002, language),
    shows: 'celebrations.greatJob.title',
  },
  'great-job-lesson': {
    ...path,
    history: (language) => afterLesson(1004, language),
    shows: 'celebrations.greatJob.title',
  },
  trophy: {
    ...path,
    learner: 'omar',
    before: ({ page }) => {
      const { skillId, moduleData } = afterLesson(1012)
      return page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        `completedModule_${skillId}`,
        JSON.stringify(moduleData),
      ] as const)
    },
    history: (language) => afterLesson(1012, language),
    steps: ({ page, t }) => press(page, t('celebrations.greatJob.continue')),
    shows: 'celebrations.trophy.title',
  },
}

export const charts = { ...mapStates, ...pathStates }
