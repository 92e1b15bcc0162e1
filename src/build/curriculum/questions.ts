import type { Skill } from '@/mock-backend/curriculum/schema'
import { contentLanguages, type Language } from '@/mock-backend/curriculum/texts'
import { textsIn } from '@/mock-backend/curriculum/texts-in'

type Quiz = Extract<Skill['subSkills'][number]['modules'][number], { type: 'quiz' }>
type Question = Quiz['questions'][number]

const longestQuestion = 20
/** By how many letters the longest option of a question may exceed the shortest. */
const lengthApart = 10

/** Words that ask for a lesson instead of for something one needs in life. */
const aboutLesson: Readonly<Record<Language, RegExp>> = {
  en: /\b(videos?|sheets?|pictures?|list says)\b/i,
  es: /(?<!\p{L})(v[ií]deos?|hojas?|imagen|imágenes|dibujos?|lista dice|dice la lista)(?!\p{L})/iu,
}

/** The people of the lessons. */
const person =
  /(?<!\p{L})(Ana|Ben|Bruno|Dan|Dana|Ema|Eva|Greta|Hugo|Inés|Iris|Ivan|Iván|Ivo|Julio|Leo|Luis|Mara|Marta|Mia|Nadia|Nico|Nora|Omar|Pablo|Paul|Paula|Pía|Rosa|Sofía|Tom|Tomás|Vera)(?!\p{L})/u

/** Whether the question tells who the person is and what happened before it asks. */
const tellsTheCase = (text: string) => text.split(/(?<=[.!?])\s+/).length > 1

/** What in the form of a skill's quizzes breaks `writing-rules.md#questions`. */
export function questionDefects(skill: Skill): string[] {
  const quizzes = skill.subSkills
    .flatMap(({ modules }) => modules)
    .filter((module) => module.type === 'quiz')
  const questions = quizzes.flatMap((quiz) => quiz.questions)
  const defects = [
    ...quizzes.flatMap((quiz) =>
      quiz.questions.length === 2 || quiz.questions.length === 3
        ? []
        : [`“${quiz.title.en}” has ${quiz.questions.length} questions; 2 or 3 are allowed`],
    ),
    ...questions.flatMap((question) =>
      contentLanguages.flatMap((language) => textDefects(question, language)),
    ),
    ...[0, 1, 2].flatMap((place) => placeDefects(questions, place)),
  ]
  return defects.map((defect) => `${skill.name.en}: ${defect}`)
}

function textDefects({ text, options }: Question, language: Language): string[] {
  const asked = text[language]
  const lengths = options.map((option) => option.text[language].length)
  const words = asked.split(/\s+/).length
  const found = textsIn([text, options], language).flatMap(
    (one) => aboutLesson[language].exec(one)?.[0] ?? [],
  )
  const name = person.exec(asked)?.[0]
  return [
    ...(options.length === 3 ? [] : [`not 3 options: ${asked}`]),
    ...(words <= longestQuestion ? [] : [`${words} words; 20 are allowed: ${asked}`]),
    ...(Math.max(...lengths) - Math.min(...lengths) <= lengthApart
      ? []
      : [`options of very different length: ${asked}`]),
    ...found.map((word) => `“${word}” asks for the lesson: ${asked}`),
    ...(name === undefined || tellsTheCase(asked) ? [] : [`who is ${name}? ${asked}`]),
  ]
}

/** Each place holds the right option of a fifth to a half of a skill's questions. */
function placeDefects(questions: readonly Question[], place: number): string[] {
  const share = questions.filter(({ options }) => options[place]?.correct).length / questions.length
  return share >= 1 / 5 && share <= 1 / 2
    ? []
    : [`place ${place + 1} is right in ${Math.round(share * 100)}% of the questions`]
}
