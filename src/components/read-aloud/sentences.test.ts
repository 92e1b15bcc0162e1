import { expect, test } from 'vitest'
import { sentencesOf } from './sentences'

/** The sentences of a page in Spanish. */
function spoken(html: string): string[] {
  document.body.innerHTML = `<main lang="es">${html}</main>`
  return sentencesOf(document.body, 'es').map(({ text }) => text)
}

test('headings, text and options are read sentence by sentence, in their order', () => {
  expect(
    spoken(`
      <h1>Lavar la ropa</h1>
      <p>Mira la <strong>etiqueta</strong>. ¿Dice 30 grados? Usa
        agua fría.</p>
      <div role="group"><button>A <span>Agua fría</span></button><button>B Agua caliente</button></div>
      <ul><li><button>Jabón</button></li></ul>
      <fieldset><legend>Elige</legend><label>Ropa blanca</label></fieldset>
    `),
  ).toEqual([
    'Lavar la ropa',
    'Mira la etiqueta.',
    '¿Dice 30 grados?',
    'Usa agua fría.',
    'A Agua fría',
    'B Agua caliente',
    'Jabón',
    'Elige',
    'Ropa blanca',
  ])
})

test('bars, buttons, what stands above the heading and what is hidden are not read', () => {
  expect(
    spoken(`
      <p>Parte 2 de 3</p><h1>Título</h1>
      <nav>Página 1 de 3</nav><svg><title>Barco</title></svg>
      <p hidden>Escondido</p><p aria-hidden="true">Dibujo</p><p style="display: none">Nada</p>
      <span style="clip-path: inset(50%)">Solo para lectores</span>
      <button>Continuar</button><a href="/">Volver</a><p>—</p>
      <footer>Atrás</footer>
    `),
  ).toEqual(['Título'])
})

test('a text in another language is not read', () => {
  expect(spoken('<h1>Título</h1><p lang="en">Title</p><p lang="es-MX">Texto</p>')).toEqual([
    'Título',
    'Texto',
  ])
})

test('the range of a sentence is its text on the page', () => {
  document.body.innerHTML = '<main lang="en"><p>One <b>two</b>. Three four.</p></main>'
  const ranges = sentencesOf(document.body, 'en').map(({ range }) => range.toString())
  expect(ranges).toEqual(['One two.', 'Three four.'])
})

test('a browser that cannot tell sentences reads each block at once', () => {
  const { Segmenter } = Intl
  Reflect.deleteProperty(Intl, 'Segmenter')
  try {
    expect(spoken('<p>Uno. Dos.</p>')).toEqual(['Uno. Dos.'])
  } finally {
    Object.assign(Intl, { Segmenter })
  }
})
