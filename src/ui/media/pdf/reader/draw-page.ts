import { TextLayer, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The largest canvas that cheap phones can allocate, in pixels; larger pages are rendered less sharp. */
const mostPixels = 5_000_000

export type PageToDraw = {
  page: number
  /** In CSS px. */
  width: number
  signal: AbortSignal
}

/** A rendered page: its canvas, and a text layer for reading aloud and copying. */
export type DrawnPage = {
  picture: HTMLCanvasElement
  words: HTMLElement
  /** False where an image of the page could not be decoded. */
  isWhole: boolean
}

/** What `PdfDocument.draw` does. */
export async function drawPage(
  page: PDFPageProxy,
  { width, signal }: Omit<PageToDraw, 'page'>,
): Promise<DrawnPage> {
  signal.throwIfAborted()
  const scale = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale })
  const sharpness = Math.min(
    window.devicePixelRatio || 1,
    Math.sqrt(mostPixels / (viewport.width * viewport.height)),
  )
  const picture = document.createElement('canvas')
  picture.width = Math.floor(viewport.width * sharpness)
  picture.height = Math.floor(viewport.height * sharpness)
  picture.style.width = `${viewport.width}px`
  picture.style.height = `${viewport.height}px`
  // The text layer holds its content for screen readers.
  picture.setAttribute('aria-hidden', 'true')

  const drawing = page.render({
    canvas: picture,
    viewport,
    transform: [sharpness, 0, 0, sharpness, 0, 0],
  })
  const cancel = () => drawing.cancel()
  signal.addEventListener('abort', cancel)
  await drawing.promise.finally(() => signal.removeEventListener('abort', cancel))

  const words = document.createElement('div')
  words.style.setProperty('--total-scale-factor', String(scale))
  const text = page.streamTextContent({ includeMarkedContent: true, disableNormalization: true })
  await new TextLayer({ textContentSource: text, container: words, viewport }).render()
  // Reading aloud joins lines into sentences, and pauses where the pdf marks the end of a part.
  words.dataset['lines'] = ''
  for (const part of words.querySelectorAll<HTMLElement>('.markedContent')) {
    part.dataset['together'] = ''
    // Unique ids: the same page may be rendered twice, in the lesson and in the large view.
    part.removeAttribute('id')
  }
  signal.throwIfAborted()
  // pdf.js skips an image that it cannot decode and stores null for it.
  const isWhole = [...page.objs, ...page.commonObjs].every(([, data]) => data !== null)
  return { picture, words, isWhole }
}
