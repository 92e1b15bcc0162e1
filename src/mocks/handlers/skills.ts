import { HttpResponse } from 'msw'
import type { SignedInCall } from '../backend/call'
import { signedIn } from '../backend/call'
import { refusal } from '../backend/refusal'
import { isListOfWhole } from '../backend/request-values'
import type { Category, Skill } from '../curriculum/schema'
import { progressOf } from '../database'

/** The skills of each life goal, the first of them first. */
const skillsOfGoal: Readonly<Record<number, readonly number[]>> = {
  1: [31, 32, 33],
  2: [21, 22, 23],
  3: [41, 11, 42],
}

/** At most three in all, because a new learner finds them chosen: the first of each goal, then the second. */
function skillsForGoals({ account }: SignedInCall): number[] {
  const lists = (account.profile?.goals ?? []).map((goal) => skillsOfGoal[goal] ?? [])
  return [0, 1, 2].flatMap((place) => lists.flatMap((list) => list[place] ?? [])).slice(0, 3)
}

/** The categories, the learner's skills, and the map of them. */
export const skillEndpoints = [
  signedIn('GET /api/skill-categories', (call) => {
    const { content, account } = call
    const data = content.categories.map((category) => {
      const skills = skillsIn(call, category)
      return {
        ...categoryData(call, category),
        skills: skills.map((skill) => skillData(call, skill)),
        selectedSkills: skills.map(({ id }) => id).filter((id) => isSelected(call, id)),
      }
    })
    return HttpResponse.json({ data, hasSkillsForUser: account.selectedSkills.length > 0 })
  }),

  signedIn('POST /api/user/selected-skills', ({ content, account, body: { skills } }) => {
    const isKnown = (id: number) => content.skills.some((skill) => skill.id === id)
    if (!isListOfWhole(skills) || skills.length === 0 || !skills.every(isKnown)) {
      return refusal(400, 'skills must hold at least one known skill')
    }
    account.selectedSkills = [...new Set(skills)]
    return HttpResponse.json({ success: true })
  }),

  signedIn('GET /api/skill-map/with-selection', (call) => {
    const entries = call.content.categories.map((category) => ({
      category: categoryData(call, category),
      selectedSkills: skillsIn(call, category)
        .filter(({ id }) => isSelected(call, id))
        .map((skill) => skillData(call, skill)),
    }))
    return HttpResponse.json({
      'skill-map': entries.filter((entry) => entry.selectedSkills.length > 0),
    })
  }),
]

function skillsIn({ content }: SignedInCall, category: Category): Skill[] {
  return content.skills.filter((skill) => skill.categoryId === category.id)
}

function isSelected({ account }: SignedInCall, skillId: number): boolean {
  return account.selectedSkills.includes(skillId)
}

function categoryData({ language }: SignedInCall, { id, name, color, iconType }: Category) {
  return { id, name: name[language], color, iconType }
}

function skillData(call: SignedInCall, skill: Skill) {
  const { language, account } = call
  return {
    id: skill.id,
    name: skill.name[language],
    description: skill.description[language],
    iconType: skill.iconType,
    isLinkedToGoal: skillsForGoals(call).includes(skill.id),
    progress: progressOf(account, skill),
  }
}
