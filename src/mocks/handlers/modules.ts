import { HttpResponse } from 'msw'
import type { CallName, Endpoint, SignedInCall } from '../backend/call'
import { signedIn } from '../backend/call'
import { findModule } from '../backend/content'
import { refusal } from '../backend/refusal'
import { isWhole, queryId } from '../backend/request-values'
import type { Module, Step } from '../curriculum/schema'
import { stateOf } from '../database'

/** The content of each type of module, and the check of quiz answers. */
export const moduleEndpoints = [
  moduleContent('GET /api/knowledge-subskill', 'video', ({ language, account, clipUrl }, module) =>
    HttpResponse.json({
      status: stateOf(account, module),
      title: module.title[language],
      videoUrl: clipUrl(module.clip, language),
    }),
  ),

  moduleContent('GET /api/quiz/questions', 'quiz', ({ language }, module) => {
    const questions = module.questions.map(({ id, text, options }) => ({
      id,
      text: text[language],
      options: options.map((option) => ({ id: option.id, text: option.text[language] })),
    }))
    return HttpResponse.json({ questions })
  }),

  signedIn('POST /api/quiz/answers', ({ content, body }) => {
    const { quizId, questionId, selectedOptionId } = body
    if (!isWhole(quizId) || !isWhole(questionId) || !isWhole(selectedOptionId)) {
      return refusal(400, 'quizId, questionId and selectedOptionId must be whole numbers')
    }
    const quiz = findModule(content, quizId)
    if (quiz?.type !== 'quiz') return refusal(404, 'Quiz not found')
    const question = quiz.questions.find(({ id }) => id === questionId)
    if (!question) return refusal(400, 'The quiz has no such question')
    const option = question.options.find(({ id }) => id === selectedOptionId)
    if (!option) return refusal(400, 'The question has no such option')
    return HttpResponse.json({ isCorrect: option.correct })
  }),

  moduleContent('GET /api/pdf/retrieve', 'pdf', async ({ language, sheetData }, module) =>
    HttpResponse.json({
      pdf_data: await sheetData(module.id, language),
      title: `${module.title[language]}.pdf`,
    }),
  ),

  moduleContent('GET /api/practice-subskill', 'practice', async ({ language, sheetData }, module) =>
    HttpResponse.json({
      title: module.title[language],
      description: module.description[language],
      objective_description: module.objective[language],
      pdf_data: await sheetData(module.id, language),
    }),
  ),

  moduleContent(
    'GET /api/challenge-subskill',
    'challenge',
    ({ language, account, helpUrl }, module) => {
      const step = ({ text, help }: Step) => ({
        text: text[language],
        ...(help === undefined ? {} : { external_resource: helpUrl(help, language) }),
      })
      return HttpResponse.json({
        title: module.title[language],
        description: module.description[language],
        status: stateOf(account, module),
        steps: module.steps.map(step),
      })
    },
  ),
]

type ModuleType = Module['type']
type ModuleOf<Type extends ModuleType> = Extract<Module, { type: Type }>

/** A call that reads one module by its id. A module of another type is not found. */
function moduleContent<Type extends ModuleType>(
  name: CallName,
  type: Type,
  answer: (call: SignedInCall, module: ModuleOf<Type>) => Response | Promise<Response>,
): Endpoint {
  const isOfType = (module: Module): module is ModuleOf<Type> => module.type === type
  return signedIn(name, (call) => {
    const id = queryId(call.query, 'subskill_id')
    if (id === null) return refusal(400, 'Invalid subskill_id')
    const module = findModule(call.content, id)
    return module && isOfType(module) ? answer(call, module) : refusal(404, 'Module not found')
  })
}
