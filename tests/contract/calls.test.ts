import { describe, expect, it } from 'vitest'
import { exchange, withServer } from './exchange'

/** The exact requests of each call, and what the app reads from the contract's response. */

withServer()

const bearer = 'Bearer secret'
const clip = 'https://clips.example.org/clip.mp4'
const skill = {
  id: 11,
  name: 'Cook a simple recipe',
  description: 'One pan, five steps.',
  iconType: 'recipe',
  progress: 40,
}
const category = { id: 1, name: 'Cooking', color: '#F4A259', iconType: 'cooking' }

describe('the skills', () => {
  // [3.7.1] [3.7.2] [3.8] [3.19] [7.13]
  it('to choose from are read with their categories and the selection', async () => {
    const sent = 'GET /api/skill-categories'
    expect(await exchange(sent)).toEqual({
      sent,
      bearer,
      reads: {
        categories: [
          { ...category, skills: [{ ...skill, isLinkedToGoal: true }], selectedSkills: [11, 12] },
        ],
        hasSkillsForUser: false,
      },
    })
  })

  // [3.8] [3.9.1] [3.9.2] [7.15]
  it('on the map are read with their categories and progress', async () => {
    const sent = 'GET /api/skill-map/with-selection'
    const shown = { ...skill, isLinkedToGoal: false }
    expect(await exchange(sent)).toEqual({
      sent,
      bearer,
      reads: [{ category, skills: [shown, { ...shown, id: 12 }] }],
    })
  })
})

// [7.14]
it('the selected skills are sent by id', async () => {
  const sent = 'POST /api/user/selected-skills'
  expect(await exchange(sent)).toEqual({ sent, bearer, body: { skills: [11, 21, 23] } })
})

// [3.11] [3.12] [3.13] [4.1.1] [7.16] [7.25.1]
it('a path is read with sub-skills and modules, their status and next modules', async () => {
  const { reads, ...call } = await exchange('GET /api/subskills')
  expect(call).toEqual({ sent: 'GET /api/subskills?skillId=11', bearer })
  const module = {
    description: '',
    videoUrl: null,
    parentSubSkillId: 101,
    nodeType: 'knowledge',
    nextModule: null,
  }
  const video = {
    ...module,
    id: 1001,
    contentId: 1001,
    type: 'video',
    status: 'completed',
    title: 'What a recipe says',
    description: 'A short clip.',
    videoUrl: clip,
  }
  const quiz = {
    ...module,
    id: 1002,
    contentId: 1002,
    type: 'quiz',
    status: 'in_progress',
    title: 'What do you need?',
  }
  const pdf = {
    ...module,
    id: 1003,
    contentId: 1003,
    type: 'pdf',
    status: 'not_started',
    title: 'Shopping list',
    nextModule: {
      ...module,
      id: 1004,
      contentId: 1004,
      parentSubSkillId: null,
      type: 'practice',
      status: 'not_started',
      title: 'Go shopping',
      nodeType: 'practice',
    },
  }
  expect(reads).toEqual({
    skillName: skill.name,
    subSkills: [
      {
        id: 101,
        title: 'Read the recipe',
        description: 'Know what you need.',
        hasFeedback: true,
        nodeType: 'recipe',
        modules: [video, quiz, pdf],
      },
      { id: 102, title: 'Cook', description: '', hasFeedback: false, nodeType: '', modules: [] },
    ],
  })
})

describe('a lesson', () => {
  // [7.17]
  it('reads a video with its address', async () => {
    expect(await exchange('GET /api/knowledge-subskill')).toEqual({
      sent: 'GET /api/knowledge-subskill?subskill_id=1001',
      bearer,
      reads: { title: 'What a recipe says', videoUrl: clip, completed: false },
    })
  })

  // [3.15.1] [7.18]
  it('reads a quiz with questions and options', async () => {
    const options = [
      { id: 51, text: 'Read it all' },
      { id: 52, text: 'Light the stove' },
    ]
    expect(await exchange('GET /api/quiz/questions')).toEqual({
      sent: 'GET /api/quiz/questions?subskill_id=1002',
      bearer,
      reads: [{ id: 5, text: 'What comes first?', options }],
    })
  })

  // [3.15.2] [7.19]
  it('sends the selected option of a quiz, and reads whether it is right', async () => {
    const sent = 'POST /api/quiz/answers'
    const body = { quizId: 1002, questionId: 5, selectedOptionId: 52 }
    expect(await exchange(sent)).toEqual({ sent, bearer, body, reads: true })
  })

  // [3.16] [7.20]
  it('reads a pdf with its title', async () => {
    expect(await exchange('GET /api/pdf/retrieve')).toEqual({
      sent: 'GET /api/pdf/retrieve?subskill_id=1003',
      bearer,
      reads: { data: 'JVBERi0xLjQK', title: 'Shopping list.pdf' },
    })
  })

  // [3.17] [7.22]
  it('reads a challenge with its steps and help', async () => {
    const steps = [
      { text: 'Ask', externalResource: clip },
      { text: 'Shop', externalResource: null },
      { text: 'Cook', externalResource: null },
    ]
    expect(await exchange('GET /api/challenge-subskill')).toEqual({
      sent: 'GET /api/challenge-subskill?subskill_id=1005',
      bearer,
      reads: {
        title: 'Cook for a friend',
        description: 'Take your time.',
        completed: false,
        steps,
      },
    })
  })

  // [3.14] [7.23]
  it('reads a practice with its goal and sheet', async () => {
    expect(await exchange('GET /api/practice-subskill')).toEqual({
      sent: 'GET /api/practice-subskill?subskill_id=1004',
      bearer,
      reads: {
        title: 'Your kitchen',
        description: 'Look around.',
        objective: 'Name five tools.',
        pdfData: 'JVBERi0xLjQK',
      },
    })
  })

  // [7.21]
  it('sends its state', async () => {
    const sent = 'POST /api/subskill/update-state'
    const body = { subskill_id: 1001, state: 'completed' }
    expect(await exchange(sent)).toEqual({ sent, bearer, body })
  })

  // [3.18.1] [7.24]
  it('sends its rating for the sub-skill', async () => {
    const sent = 'POST /api/submit_feedback'
    const body = { subskill_id: 101, helpfulness_rating: 4, confidence_rating: 5, comment: '' }
    expect(await exchange(sent)).toEqual({ sent, bearer, body })
  })
})
