import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { curriculum } from './curriculum'
import { clipFileName, helpFileName, sheetFileName } from './file-names'
import { skillFiles, skillFolders } from './skill-files'
import { contentLanguages } from './texts'
import { textsIn } from './texts-in'

const files = skillFiles('clips')
const subSkills = curriculum.skills.flatMap((skill) => skill.subSkills)
const modules = subSkills.flatMap((subSkill) => subSkill.modules)
const questions = modules.flatMap((module) => (module.type === 'quiz' ? module.questions : []))
const options = questions.flatMap((question) => question.options)
const clips = modules.flatMap((module) => (module.type === 'video' ? [module.clip] : []))
const clipFiles = clips.flatMap((clip) => [clipFileName(clip, 'en'), clipFileName(clip, 'es')])
/** The clips and help pages that a skill's skill.json names. */
function namedIn(folder: string): string[] {
  const json = readFileSync(join(folder, 'skill.json'), 'utf8')
  const clips = [...json.matchAll(/"clip": "([^"]+)"/g)].flatMap(([, clip = '']) => [
    `clips/${clipFileName(clip, 'en')}`,
    `clips/${clipFileName(clip, 'es')}`,
  ])
  const help = [...json.matchAll(/"help": "([^"]+)"/g)].flatMap(([, page = '']) => [
    `help/${helpFileName(page, 'en')}`,
    `help/${helpFileName(page, 'es')}`,
  ])
  return [...new Set([...clips, ...help])].toSorted()
}

/** The files in these subfolders of a skill's folder. */
function filesIn(folder: string, subfolders: readonly string[]): string[] {
  const there = readdirSync(folder).filter((name) => subfolders.includes(name))
  return there
    .flatMap((folderName) =>
      readdirSync(join(folder, folderName)).map((name) => `${folderName}/${name}`),
    )
    .toSorted()
}

const bytes = (name: string) => statSync(files.get(name) ?? '').size

describe('the curriculum', () => {
  it('has the skills on which the seed builds, in the first three categories', () => {
    const ids = curriculum.skills.map((skill) => skill.id)
    expect([11, 21, 31].filter((id) => !ids.includes(id))).toEqual([])
    expect(curriculum.categories.map((category) => category.id)).toEqual([1, 2, 3, 4])
  })

  it.each([
    ['skill', curriculum.skills],
    ['sub-skill', subSkills],
    ['module', modules],
    ['question', questions],
    ['option', options],
  ])('gives every %s a unique id', (_, things) => {
    const ids = things.map((thing) => thing.id)
    expect(ids.filter((id, place) => ids.indexOf(id) < place)).toEqual([])
  })

  it('has no sentence of more than 12 words', () => {
    const texts = [...textsIn(curriculum, 'en'), ...textsIn(curriculum, 'es')]
    const sentences = texts.flatMap((text) => text.split(/(?<=[.!?:][”»]?)\s+/))
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 12)).toEqual([])
  })

  it('asks for a rating after the first and the last step of each skill', () => {
    const ends = curriculum.skills.flatMap(({ subSkills }) => [subSkills.at(0), subSkills.at(-1)])
    const silent = ends.filter((step) => !step?.feedback)
    expect(silent.map((step) => step?.title.en)).toEqual([])
  })
})

describe('every quiz', () => {
  it.each(questions.map((question) => [question.text.en, question]))(
    'has exactly one right answer and no duplicates: %s',
    (_, question) => {
      expect(question.options.filter((option) => option.correct)).toHaveLength(1)
      for (const language of ['en', 'es'] as const)
        expect(new Set(question.options.map((option) => option.text[language])).size).toBe(
          question.options.length,
        )
    },
  )
})

describe('the folder of a skill', () => {
  it.each(skillFolders.map((folder) => [basename(folder), folder] as const))(
    'has exactly the clips and help pages that it names: %s',
    (_, folder) => {
      expect(filesIn(folder, ['clips', 'help'])).toEqual(namedIn(folder))
    },
  )
})

describe('every clip', () => {
  it('exists in both languages, and nothing else does', () => {
    expect([...files.keys()].toSorted()).toEqual(clipFiles.toSorted())
  })

  it('is small enough for a slow connection', () => {
    expect(clipFiles.filter((file) => bytes(file) >= 300_000)).toEqual([])
    expect(clipFiles.reduce((sum, file) => sum + bytes(file), 0)).toBeLessThan(8_000_000)
  })
})

const sheetFiles = skillFiles('sheets')
const sheets = modules.flatMap((module) =>
  module.type === 'pdf' || module.type === 'practice'
    ? contentLanguages.map((language) => ({
        name: sheetFileName(module.id, language),
        texts: textsIn(module.sheet, language),
      }))
    : [],
)

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

/** The letters of a pdf in reading order. */
async function lettersOf(file: string): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) =>
      (await pdf.getPage(index + 1)).getTextContent(),
    ),
  )
  await pdf.destroy()
  const items = pages.flatMap((page) => page.items)
  return withoutSpaces(items.map((item) => ('str' in item ? item.str : '')).join(''))
}

describe('every sheet', () => {
  it('exists in both languages, and nothing else does', () => {
    expect([...sheetFiles.keys()].toSorted()).toEqual(sheets.map(({ name }) => name).toSorted())
  })

  it('is small enough for a slow connection', () => {
    const large = [...sheetFiles.values()].filter((file) => statSync(file).size > 100_000)
    expect(large).toEqual([])
  })

  it.each(sheets)(
    'contains its lesson’s texts (run src/mock-backend/making to update): $name',
    async (sheet) => {
      const letters = await lettersOf(sheetFiles.get(sheet.name) ?? '')
      expect(sheet.texts.filter((text) => !letters.includes(withoutSpaces(text)))).toEqual([])
    },
  )
})
