import { describe, expect, it } from 'vitest'
import { curriculum } from '../curriculum/curriculum'
import { helpFiles } from './help-files'
import { helpPage } from './help-page'

const text = (en: string) => ({ en, es: `${en} (es)` })

describe('a help page', () => {
  it('escapes markup in texts', () => {
    const html = helpPage({ title: text('<b>'), steps: [text('“a” & "b"')] }, 'en')
    expect(html).toContain('<h1>&lt;b&gt;</h1>')
    expect(html).toContain('<li>“a” &amp; &quot;b&quot;</li>')
  })

  it('has no inline script or style, which a strict policy would block', () => {
    const pages = [...helpFiles()].filter(([name]) => name.endsWith('.html'))
    const inline = /<script|<style|style=|\son\w+=/
    expect(pages.filter(([, source]) => inline.test(source))).toEqual([])
  })
})

describe('the files', () => {
  it('are one page for each language, and the style sheet', () => {
    const pages = Object.keys(curriculum.help).flatMap((slug) => [
      `${slug}.en.html`,
      `${slug}.es.html`,
    ])
    expect([...helpFiles().keys()].toSorted()).toEqual([...pages, 'help.css'].toSorted())
  })
})
