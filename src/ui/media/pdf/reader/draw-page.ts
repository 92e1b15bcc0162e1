import { TextLayer, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A canvas of more pixels fails on cheap phones; the page is then drawn a little less sharp. */
const mostPixels = 5_000_000

export type PageToDraw = {
  page: number
  /** In CSS px. */
  width: number
  signal: AbortSignal
}

/** A page as a picture, and its words over it, for reading aloud and for copying. */
export type DrawnPage = {
  picture: HTMLCanvasElement
  words: HTMLElement
  /** False where a picture of the page is missing, because it cannot be decoded. */
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
  // What it shows is said by the words over it.
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
  // What is read aloud goes from line to line, and stops where the pdf says that a part ends.
  words.dataset['lines'] = ''
  for (const part of words.querySelectorAll<HTMLElement>('.markedContent')) {
    part.dataset['together'] = ''
    // The same page may be there twice: in the lesson, and large above it.
    part.removeAttribute('id')
  }
  signal.throwIfAborted()
  // pdf.js goes on without what it cannot decode, and keeps null in its place.
  const isWhole = [...page.objs, ...page.commonObjs].every(([, data]) => data !== null)
  return { picture, words, isWhole }
}
