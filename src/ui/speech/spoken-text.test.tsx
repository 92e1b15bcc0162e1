import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { spokenText } from './spoken-text'

const spoken = (page: ReactNode) => {
  const { container } = render(page)
  return spokenText(container)
}
const texts = (page: ReactNode) => spoken(page).map(({ text }) => text)

describe('what is read aloud', () => {
  it('is the visible text, sentence by sentence, block by block', () => {
    const page = (
      <>
        <h1>Wash your hands</h1>
        <p>
          Use <b>warm</b> water. Wash for 20 seconds.
        </p>
        <ul>
          <li>Soap</li>
          <li>A clean towel</li>
        </ul>
      </>
    )
    expect(texts(page)).toEqual([
      'Wash your hands',
      'Use warm water.',
      'Wash for 20 seconds.',
      'Soap',
      'A clean towel',
    ])
  })

  it('skips pictures, hidden elements and listen buttons', () => {
    const page = (
      <>
        <p>
          Read this<VisuallyHidden> and not this</VisuallyHidden>.
        </p>
        <p hidden>Nor this.</p>
        <p aria-hidden="true">Nor this.</p>
        <p style={{ display: 'none' }}>Nor this.</p>
        <div style={{ visibility: 'hidden' }}>
          <p>Nor this.</p>
        </div>
        <svg>
          <text>Nor this.</text>
        </svg>
        <button type="button" data-unspoken="">
          Listen
        </button>
      </>
    )
    expect(texts(page)).toEqual(['Read this.'])
  })

  it('has the language of the element', () => {
    document.documentElement.lang = 'en'
    const page = (
      <>
        <p>Good morning.</p>
        <p lang="es">Buenos días.</p>
      </>
    )
    expect(spoken(page).map(({ lang }) => lang)).toEqual(['en', 'es'])
  })

  it('joins the lines of a pdf, and breaks where a part ends', () => {
    const line = (text: string) => <span style={{ position: 'absolute' }}>{text}</span>
    const page = (
      <div data-lines="">
        <span data-together="">{line('Shopping list')}</span>
        <span data-together="">
          {line('Write down what')}
          {line('you need. Then')}
          {line('go.')}
        </span>
      </div>
    )
    expect(texts(page)).toEqual(['Shopping list', 'Write down what you need.', 'Then go.'])
    expect(spoken(page)[1]?.range.toString()).toBe('Write down whatyou need.')
  })

  it('has the DOM range of each sentence', () => {
    const page = (
      <p>
        One is <b>here. Two</b> is there.
      </p>
    )
    expect(spoken(page).map(({ range }) => range.toString())).toEqual([
      'One is here.',
      'Two is there.',
    ])
  })
})
