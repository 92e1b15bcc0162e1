import { drawPage, type PictureWords } from './draw-page'

/** An island of the page as a picture of its own: the colours that its drawing leaves open are those of day. */
async function imageOf(drawing: SVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGElement
  copy.removeAttribute('class')
  // Without a size of its own, Firefox draws nothing.
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

/** The page as a file. `islandOf` finds the drawing of a skill; without one its words stand alone. */
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
  drawPage(canvas, words, islands, getComputedStyle(document.body).fontFamily)
  return new File([await toBlob(canvas)], name, { type: 'image/png' })
}
