import { http, HttpResponse } from 'msw'
import { backend } from './backend'

type Status = 'completed' | 'in_progress' | null
type Module = { id: string; type: string; title: string; status?: Status }
type SubSkill = { id: string; title: string; modules: Module[]; [field: string]: unknown }

/** A sub-skill as GET /api/subskills answers it, with a video for each of these statuses. */
export function subSkill(title: string, statuses: Status[], fields: object = {}): SubSkill {
  const modules = statuses.map((status, index) => {
    const name = `${title} ${index + 1}`
    return { id: name, type: 'video', title: name, status }
  })
  return { id: title, title, modules, ...fields }
}

/** Answers with a path of these sub-skills, whose modules change as the learner completes them. */
export function servePath(...subskills: SubSkill[]): void {
  type Saved = { subskill_id: string; state: Status }
  backend.use(
    http.get('*/api/subskills', () => HttpResponse.json({ skill_name: 'Make soup', subskills })),
    http.get('*/api/knowledge-subskill', () =>
      HttpResponse.json({ videoUrl: 'https://clips.example.org/soup.mp4' }),
    ),
    http.post<never, Saved>('*/api/subskill/update-state', async ({ request }) => {
      const { subskill_id, state } = await request.json()
      const module = subskills
        .flatMap(({ modules }) => modules)
        .find(({ id }) => id === subskill_id)
      if (module) module.status = state
      return HttpResponse.json({ updatedState: state })
    }),
  )
}
