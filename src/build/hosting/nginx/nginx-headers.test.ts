import { describe, expect, test } from 'vitest'
import { sampleBuild } from '../sample-build'
import { nginxHeaders } from './nginx-headers'

const text = nginxHeaders(sampleBuild)

describe('the headers for nginx', () => {
  test('are sent with every response', () => {
    for (const [name, value] of Object.entries(sampleBuild.headers))
      expect(text).toContain(`add_header ${name} "${value}" always;\n`)
  })

  test('reject a value that would end the quotes', () => {
    const odd = (value: string) => nginxHeaders({ headers: { 'X-Odd': value } })
    expect(() => odd('a"; return 200 "')).toThrow('X-Odd')
    expect(() => odd('a$host')).toThrow('X-Odd')
  })

  test('replace the others on the survey’s document', () => {
    const [, survey = ''] = text.split('location = /survey/frame.html {')
    for (const [name, value] of Object.entries(sampleBuild.ofSurvey ?? {}))
      expect(survey).toContain(`add_header ${name} "${value}" always;\n`)
    expect(survey).not.toContain('DENY')
  })
})
