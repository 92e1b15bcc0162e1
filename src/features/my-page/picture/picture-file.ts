import { drawPicture, type PictureWords } from './draw-picture'

/** An image of an inline SVG. Outside the page it has no theme, so its CSS variables fall back to the light colours. */
async function imageOf(drawing: SVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGElement
  copy.removeAttribute('class')
  // Firefox draws an SVG image without width and height as empty.
  for (const side of ['width', 'height']) copy.setAttribute(side, '300')
  const text = new XMLSerializer().serializeToString(copy)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`
  await image.decode()
  return image
}

const toBlob = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('The picture could not be written'))
    }, 'image/png')
  })

/** The page as a PNG file. `islandOf` finds the SVG of a skill; a skill without one is drawn as text only. */
export async function pictureFile(
  words: PictureWords,
  name: string,
  islandOf: (skill: string) => SVGElement | null,
): Promise<File> {
  const islands = await Promise.all(
    words.skills.map(async ({ key }) => {
      const drawing = islandOf(key)
      return drawing ? imageOf(drawing).catch(() => undefined) : undefined
    }),
  )
  const canvas = document.createElement('canvas')
  drawPicture(canvas, words, islands, getComputedStyle(document.body).fontFamily)
  return new File([await toBlob(canvas)], name, { type: 'image/png' })
}
