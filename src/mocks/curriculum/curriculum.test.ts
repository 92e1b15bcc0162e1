import { readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { curriculum } from './curriculum'
import { clipFileName, helpFileName, sheetFileName } from './file-names'
import { skillFiles } from './skill-files'
import { contentLanguages, LocalizedSchema, type Language } from './texts'

/** Every text in a part of the curriculum, in one language. */
function textsIn(part: unknown, language: Language): string[] {
  if (v.is(LocalizedSchema, part)) return [part[language]]
  if (typeof part !== 'object' || part === null) return []
  return Object.values(part).flatMap((child) => textsIn(child, language))
}

const subSkills = curriculum.skills.flatMap((skill) => skill.subSkills)
const modules = subSkills.flatMap((subSkill) => subSkill.modules)
const questions = modules.flatMap((module) => (module.type === 'quiz' ? module.questions : []))
const options = questions.flatMap((question) => question.options)

describe('the curriculum', () => {
  test('has the skills on which the seed builds, in the first three categories', () => {
    const places = curriculum.skills.map(({ id, categoryId }) => [id, categoryId])
    expect(places).toEqual(
      expect.arrayContaining([
        [11, 1],
        [21, 2],
        [31, 3],
      ]),
    )
    expect(curriculum.categories.map((category) => category.id)).toEqual([1, 2, 3, 4])
  })

  test.each([
    ['skill', curriculum.skills],
    ['sub-skill', subSkills],
    ['module', modules],
    ['question', questions],
    ['option', options],
  ])('gives every %s a unique id', (_, things) => {
    const ids = things.map((thing) => thing.id)
    expect(ids.filter((id, place) => ids.indexOf(id) < place)).toEqual([])
  })

  test('has no sentence of more than 12 words', () => {
    const texts = [...textsIn(curriculum, 'en'), ...textsIn(curriculum, 'es')]
    const sentences = texts.flatMap((text) => text.split(/(?<=[.!?:][”»]?)\s+/))
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 12)).toEqual([])
  })

  test('asks for a rating after the first and the last step of each skill', () => {
    const ends = curriculum.skills.flatMap(({ subSkills }) => [subSkills.at(0), subSkills.at(-1)])
    const silent = ends.filter((step) => !step?.feedback)
    expect(silent.map((step) => step?.title.en)).toEqual([])
  })
})

test('every question has one right answer and no two alike', () => {
  const broken = questions.filter(({ options: own }) => {
    const hasTwins = contentLanguages.some(
      (language) => new Set(own.map(({ text }) => text[language])).size < own.length,
    )
    return hasTwins || own.filter(({ correct }) => correct).length !== 1
  })
  expect(broken.map(({ text }) => text.en)).toEqual([])
})

/** The files that the lessons name, by the folder in which they are. */
const named = { clips: new Set<string>(), sheets: new Set<string>(), help: new Set<string>() }
for (const language of contentLanguages) {
  for (const module of modules) {
    if (module.type === 'video') named.clips.add(clipFileName(module.clip, language))
    if (module.type === 'pdf' || module.type === 'practice')
      named.sheets.add(sheetFileName(module.id, language))
    if (module.type === 'challenge')
      for (const { help } of module.steps) if (help) named.help.add(helpFileName(help, language))
  }
}

describe.each([
  ['clips', 300_000],
  ['sheets', 100_000],
  ['help', 10_000],
] as const)('the files in %s', (folder, maxBytes) => {
  const files = skillFiles(folder)

  test('are those that the lessons name, in both languages', () => {
    expect([...files.keys()].toSorted()).toEqual([...named[folder]].toSorted())
  })

  test('are small enough for a slow connection', () => {
    const large = [...files.values()].filter((file) => statSync(file).size > maxBytes)
    expect(large).toEqual([])
  })
})

test('pdfs are pdfs, and help pages are in the language of their name', () => {
  const starts = (file: string, start: string) => readFileSync(file, 'latin1').startsWith(start)
  const pdfs = [...skillFiles('sheets').values()].filter((file) => !starts(file, '%PDF-'))
  const pages = [...skillFiles('help').values()].filter((file) => {
    const language = file.split('.').at(-2)
    return !readFileSync(file, 'utf8').includes(`<html lang="${language}">`)
  })
  expect([...pdfs, ...pages]).toEqual([])
})

test.each(contentLanguages)(
  'the passwords in its texts are such as sign-up accepts: %s',
  (language) => {
    const shown = textsIn(curriculum, language).flatMap(
      (text) => text.match(/\p{L}+(?:-\p{L}+){2,}-\d+/gu) ?? [],
    )
    expect(shown).not.toEqual([])
    expect(shown.filter((one) => one.length < 8 || !/\p{Lu}/u.test(one))).toEqual([])
  },
)
