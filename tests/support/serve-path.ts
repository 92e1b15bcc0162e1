import { http, HttpResponse } from 'msw'
import type { ModuleType } from '@/domain/learning-path'
import type { ModuleState } from '@/domain/navigation-state'
import { backend } from './backend'
import { aModule } from './module-data'

type Status = 'completed' | 'in_progress' | null
/** A video with this status, or a module of another type. */
type Lesson = Status | { type: string; status?: Status }
type Module = { id: string; type: string; title: string; status?: Status }
type SubSkill = { id: string; title: string; modules: Module[]; [field: string]: unknown }

/** A sub-skill as GET /api/subskills answers it: 'Read 1' and 'Read 2' are the lessons of 'Read'. */
export function subSkill(title: string, lessons: Lesson[], fields: object = {}): SubSkill {
  const modules = lessons.map((lesson, index): Module => {
    const name = `${title} ${index + 1}`
    const given = typeof lesson === 'object' && lesson !== null ? lesson : { status: lesson }
    return { id: name, type: 'video', title: name, status: null, ...given }
  })
  return { id: title, title, modules, ...fields }
}

/** A lesson of such a sub-skill as the history state has it: 'Read 1' of 'Read', on the path of the skill 11. */
export function servedLesson(title: string, type: ModuleType = 'video'): ModuleState {
  const subSkillId = title.replace(/ .*/, '')
  return { skillId: 11, module: aModule({ id: title, type, title, subSkillId }) }
}

/**
 * Answers with a path of these sub-skills, whose modules change as the learner completes them, and with little in each
 * module: a quiz has one question, to which every answer is right. The returned function completes a module elsewhere.
 */
export function servePath(...subskills: SubSkill[]): (id: string) => void {
  const setStatus = (id: string, status: Status) => {
    const module = subskills.flatMap(({ modules }) => modules).find((one) => one.id === id)
    if (module) module.status = status
  }
  type Saved = { subskill_id: string; state: Status }
  const answers = {
    'knowledge-subskill': { videoUrl: 'https://clips.example.org/soup.mp4' },
    'quiz/questions': [{ id: 5, text: 'What holds soup?', options: [{ id: 51, text: 'A pot' }] }],
    'pdf/retrieve': { pdf_data: 'JVBERi0xLjQK', title: 'Soup.pdf' },
    'practice-subskill': { title: 'Soup at home' },
    'challenge-subskill': { title: 'Soup for two', steps: [] },
  }
  backend.use(
    http.get('*/api/subskills', () => HttpResponse.json({ skill_name: 'Make soup', subskills })),
    ...Object.entries(answers).map(([call, answer]) =>
      http.get(`*/api/${call}`, () => HttpResponse.json(answer)),
    ),
    http.post('*/api/quiz/answers', () => HttpResponse.json({ isCorrect: true })),
    http.post<never, Saved>('*/api/subskill/update-state', async ({ request }) => {
      const { subskill_id, state } = await request.json()
      setStatus(subskill_id, state)
      return HttpResponse.json({ updatedState: state })
    }),
  )
  return (id) => setStatus(id, 'completed')
}
