import { describe, expect, test } from 'vitest'
import { sampleBuild } from '../sample-build'
import { nginxHeaders } from './nginx-headers'

const text = nginxHeaders(sampleBuild)

describe('the headers for nginx', () => {
  test('are all there, on every answer', () => {
    for (const [name, value] of Object.entries(sampleBuild.headers))
      expect(text).toContain(`add_header ${name} "${value}" always;\n`)
  })

  test('let nothing slip out of the quotes', () => {
    const odd = (value: string) => nginxHeaders({ headers: { 'X-Odd': value } })
    expect(() => odd('a"; return 200 "')).toThrow('X-Odd')
    expect(() => odd('a$host')).toThrow('X-Odd')
  })

  test('give the survey’s document its own in place of the others', () => {
    const [, survey = ''] = text.split('location = /survey/frame.html {')
    for (const [name, value] of Object.entries(sampleBuild.ofSurvey ?? {}))
      expect(survey).toContain(`add_header ${name} "${value}" always;\n`)
    expect(survey).not.toContain('DENY')
  })
})
