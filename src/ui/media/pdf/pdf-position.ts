/** The reading position in a pdf. */
export type PdfPosition = {
  /** Counted from 1. */
  page: number
  /** 1 fits the width of the frame. */
  zoom: number
}

export const firstPosition: PdfPosition = { page: 1, zoom: 1 }

export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3]

/** The next larger (1) or smaller (-1) zoom; null where there is none. */
export function nextZoom(zoom: number, direction: 1 | -1): number | null {
  const further =
    direction === 1 ? zooms.find((step) => step > zoom) : zooms.findLast((step) => step < zoom)
  return further ?? null
}

/** Clamps a stored position: it may come from a longer pdf or an older version of the app. */
export function withinPdf({ page, zoom }: PdfPosition, pages: number): PdfPosition {
  return {
    page: Math.min(Math.max(1, Math.trunc(page) || 1), pages),
    zoom: zooms.includes(zoom) ? zoom : 1,
  }
}
