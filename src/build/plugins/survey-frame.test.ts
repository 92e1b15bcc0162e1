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
  test('holds the addresses of the settings, and nothing that ends its markup', () => {
    expect(surveyOf(html)).toEqual(settings)
    expect(html.match(/<script>/g)).toHaveLength(1)
  })

  test('asks our host for nothing by itself', () => {
    expect(html).not.toMatch(/\s(src|href)="/)
  })
})

describe('its policy', () => {
  test('names its three scripts, its form service and its own script’s hash', () => {
    expect(directive('script-src')).toMatch(
      /^script-src 'sha256-[\w+/]+=*' https:\/\/cdn\.example\/a\.js https:\/\/cdn\.example\/b\.js 'self'$/,
    )
    expect(directive('connect-src')).toBe('connect-src https://forms.example/f/1')
    expect(directive('form-action')).toBe('form-action https://forms.example/f/1')
    expect(directive('default-src')).toBe("default-src 'none'")
  })

  test('takes our origin from it, and lets only the app frame it', () => {
    expect(directive('sandbox')).toBe('sandbox allow-scripts allow-forms')
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'self'")
  })
})
