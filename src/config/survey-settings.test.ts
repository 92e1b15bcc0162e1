import { describe, expect, test } from 'vitest'
import { readSurvey } from './survey-settings'

const hash = `sha384-${'aB3+'.repeat(16)}`
const cdn = 'https://cdn.example'
const action = 'https://forms.example/f/1?lang=en'

describe('readSurvey', () => {
  test('reads three script addresses in order, each with its optional integrity hash', () => {
    const scripts = ` ${cdn}/a.js, ${cdn}/b.js#${hash} ,/c.js `
    expect(readSurvey(scripts, ` ${action} `)).toEqual({
      scripts: [{ src: `${cdn}/a.js` }, { src: `${cdn}/b.js`, integrity: hash }, { src: '/c.js' }],
      formAction: action,
    })
  })

  const three = `${cdn}/a.js,${cdn}/b.js,${cdn}/c.js`
  test.each([
    ['', ''],
    ['', action],
    [three, ''],
    [three, 'mailto:us@example.org'],
    [`${cdn}/a.js,${cdn}/b.js`, action],
    [`${three},${cdn}/d.js`, action],
    [`${cdn}/a.js,,${cdn}/c.js`, action],
    [`javascript:alert(1),${cdn}/b.js,${cdn}/c.js`, action],
    [`//cdn.example/a.js,${cdn}/b.js,${cdn}/c.js`, action],
    [`${cdn}/a.js#sha384-short,${cdn}/b.js,${cdn}/c.js`, action],
    [`${cdn}/a.js;script-src,${cdn}/b.js,${cdn}/c.js`, action],
  ])('finds no survey in "%s" and "%s"', (scripts, formAction) => {
    expect(readSurvey(scripts, formAction)).toBeUndefined()
  })
})
