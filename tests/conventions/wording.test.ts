import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { textsOf } from './support/locale-texts'

// The rules of locales/words.md that can be checked automatically.

const english = [...textsOf('en')]
const spanish = [...textsOf('es')]

const places = (text: string) => text.replaceAll(/\{+[^}]*\}+/g, '{}').replaceAll(/\s+/g, ' ')
const pages = ['src/features/rules.md', 'src/api/contract.md']
const rules = pages.map((page) => places(readFileSync(page, 'utf8'))).join(' ')

/**
 * A text that these pages quote, in full or up to '...', must stay word for word, and so must its
 * translation.
 */
const isQuoted = (text: string) =>
  rules.includes(places(text)) || rules.includes(`${text.split('. ')[0]}...`)
const quoted = new Set(english.filter(([, text]) => isQuoted(text)).map(([key]) => key))

/** The texts that are not quoted. */
const own = (texts: typeof english) => texts.filter(([key]) => !quoted.has(key))
const wrong = (texts: typeof english, pattern: RegExp) =>
  texts.filter(([, text]) => pattern.test(places(text))).map(([key, text]) => `${key}: ${text}`)

test('quoted texts are recognized', () => {
  expect(quoted).toContain('modules:quiz.error.configuration')
  expect(quoted).toContain('learning-path:introduction.welcome')
  expect(quoted).not.toContain('modules:error.notOpen')
})

describe('English texts', () => {
  test('use “these” quotes', () => {
    expect(wrong(own(english), /["‘«]|(^|\s)'|'(\s|[.,!?]|$)/)).toEqual([])
  })

  test('spell e-mail, sign in and log out consistently', () => {
    expect(wrong(own(english), /\bemails?\b/i)).toEqual([])
    expect(wrong(own(english), /\blog(ged|ging)?[ -]?in\b/i)).toEqual([])
    expect(wrong(own(english), /\bsign(s|ed|ing)?[ -](you )?out\b|\blogout\b/i)).toEqual([])
  })

  test('use American English', () => {
    const british =
      /\b(colour|centre|favourite|organise|realise|recognise|practis|cheque|whilst|tick|mobile phone)/i
    expect(wrong(english, british)).toEqual([])
  })
})

describe('Spanish texts', () => {
  test('use «these» quotes', () => {
    expect(wrong(spanish, /["'“”‘’]/)).toEqual([])
  })

  test('use tú', () => {
    // Imperatives of usted; elsewhere the same forms may be subjunctives of tú.
    const formal =
      /\busted(es)?\b|(^|[.:,] |\by )(inicie|escriba|elija|pulse|toque|revise|espere|vuelva|abra|cierre|guarde|haga|vaya|intente|pida|use|marque)\b/i
    expect(wrong(spanish, formal)).toEqual([])
  })

  test('are inclusive without special characters', () => {
    expect(
      wrong(spanish, /\p{L}@s?(\s|[.,]|$)|\p{L}\/as?\b|\(as?\)|\b[tl]od[ex]s\b|\bles\b/u),
    ).toEqual([])
  })

  test('use correo', () => {
    expect(wrong(spanish, /\be-?mails?\b/i)).toEqual([])
  })
})

const names =
  /(?<!\p{L})(Norte|Google|Discord|Wi-Fi|PDF|QA|API|ID|I|Dr|European Union|Unión Europea|United (States|Kingdom)|Estados Unidos|Reino Unido|Ireland|Irlanda|Canada|Canadá|Mexico|México|Australia|New Zealand|Nueva Zelanda|Colombia|Spain|España|Costa Rica|Dominican Republic|República Dominicana|Quebec|START|Boat-green-soup-42|Barco-verde-sopa-42)(?!\p{L})/gu

describe.each([
  ['English', english],
  ['Spanish', spanish],
])('%s texts', (_language, texts) => {
  test('are in sentence case', () => {
    // Labels that a sentence may quote: "press Continue again".
    const labels = texts
      .map(([, text]) => text)
      .filter((text) => /^\p{Lu}/u.test(text) && text.split(' ').length < 5)
      .sort((one, other) => other.length - one.length)
    const titled = own(texts).filter(([key, text]) => {
      if (key.startsWith('onboarding:about.')) return false
      const others = labels.filter((label) => label !== text)
      const plain = others.reduce(
        (left, label) => left.replaceAll(label, '…'),
        text.replaceAll(names, 'x'),
      )
      return /(?<![.!?…:·“«¿¡]|[.!?…:·]\s)(?<=\S\s)\p{Lu}/u.test(plain)
    })
    expect(titled.map(([key, text]) => `${key}: ${text}`)).toEqual([])
  })

  test('have at most 15 words in a sentence', () => {
    const most = 15
    const long = own(texts)
      .flatMap(([key, text]) => text.split(/[.!?…]+\s+|:\s/).map((sentence) => ({ key, sentence })))
      .filter(
        ({ sentence }) => (sentence.match(/[\p{L}\d{}]+(['’-][\p{L}\d]+)*/gu) ?? []).length > most,
      )
    expect(long).toEqual([])
  })
})
