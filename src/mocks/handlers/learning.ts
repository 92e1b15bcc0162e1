import { HttpResponse } from 'msw'
import type { SignedInCall } from '../backend/call'
import { signedIn } from '../backend/call'
import { findModule, findSkill, findSubSkill } from '../backend/content'
import { refusal } from '../backend/refusal'
import { isWhole, queryId } from '../backend/request-values'
import type { Module } from '../curriculum/schema'
import { stateOf } from '../database'

/** A skill's path, the learner's progress on it, and the feedback on a lesson. */
export const learningEndpoints = [
  signedIn('GET /api/subskills', (call) => {
    const id = queryId(call.query, 'skillId')
    if (id === null) return refusal(400, 'Invalid skillId')
    const skill = findSkill(call.content, id)
    if (!skill) return refusal(404, 'Skill not found')
    const { language } = call
    const subskills = skill.subSkills.map((subSkill) => ({
      id: subSkill.id,
      title: subSkill.title[language],
      description: subSkill.description[language],
      feedback: subSkill.feedback ? { enabled: true } : null,
      node_type: subSkill.kind,
      modules: subSkill.modules.map((module) => moduleData(call, module)),
    }))
    return HttpResponse.json({ skill_name: skill.name[language], subskills })
  }),

  signedIn('POST /api/subskill/update-state', ({ content, account, body }) => {
    const { subskill_id: id, state } = body
    if (!isWhole(id)) return refusal(400, 'subskill_id must be a whole number')
    if (state !== 'in_progress' && state !== 'completed') {
      return refusal(400, 'state must be in_progress or completed')
    }
    const module = findModule(content, id)
    if (!module) return refusal(404, 'Module not found')
    // A completed module stays completed, so that opening it again loses no progress.
    const updatedState = stateOf(account, module) === 'completed' ? 'completed' : state
    account.moduleStates[id] = updatedState
    return HttpResponse.json({ updatedState })
  }),

  signedIn('POST /api/submit_feedback', ({ content, account, body }) => {
    const { subskill_id: id, helpfulness_rating: helpfulness, confidence_rating: confidence } = body
    const comment = body['comment'] ?? ''
    if (!isWhole(id)) return refusal(400, 'subskill_id must be a whole number')
    if (!isRating(helpfulness) || !isRating(confidence)) {
      return refusal(400, 'Ratings must be whole numbers from 1 to 5')
    }
    if (typeof comment !== 'string') return refusal(400, 'comment must be a text')
    if (!findSubSkill(content, id)) return refusal(404, 'Sub-skill not found')
    account.feedback.push({ subSkillId: id, helpfulness, confidence, comment })
    return HttpResponse.json({ message: 'Feedback submitted' }, { status: 201 })
  }),
]

function moduleData({ language, account, clipUrl }: SignedInCall, module: Module) {
  return {
    id: module.id,
    type: module.type,
    status: stateOf(account, module),
    title: module.title[language],
    description: module.description[language],
    ...(module.type === 'video' ? { videoUrl: clipUrl(module.clip, language) } : {}),
  }
}

function isRating(value: unknown): value is number {
  return isWhole(value) && value >= 1 && value <= 5
}
