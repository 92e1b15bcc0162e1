import { describe, expect, test } from 'vitest'
import { surveyPolicy } from '../hosting/csp'
import { surveyFrame, surveyOf } from './survey-frame'

const settings = {
  scripts: [
    { src: 'https://cdn.example/a.js?v=1&x="y"' },
    { src: 'https://cdn.example/b.js', integrity: `sha384-${'abcd'.repeat(16)}` },
    { src: '/survey/c.js' },
  ],
  formAction: 'https://forms.example/f/1?to=us',
}
const html = await surveyFrame(settings)
const policy = surveyPolicy(html)
const directive = (name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `))

describe('the survey’s document', () => {
  test("contains the settings' addresses, escaped", () => {
    expect(surveyOf(html)).toEqual(settings)
    expect(html.match(/<script>/g)).toHaveLength(1)
  })

  test('requests nothing from our host', () => {
    expect(html).not.toMatch(/\s(src|href)="/)
  })
})

describe("the survey's policy", () => {
  test('names its scripts, its form service and the hash of its inline script', () => {
    expect(directive('script-src')).toMatch(
      /^script-src 'sha256-[\w+/]+=*' https:\/\/cdn\.example\/a\.js https:\/\/cdn\.example\/b\.js 'self'$/,
    )
    expect(directive('connect-src')).toBe('connect-src https://forms.example/f/1')
    expect(directive('form-action')).toBe('form-action https://forms.example/f/1')
    expect(directive('default-src')).toBe("default-src 'none'")
  })

  test('removes our origin, and lets only the app frame it', () => {
    expect(directive('sandbox')).toBe('sandbox allow-scripts allow-forms')
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'self'")
  })
})
