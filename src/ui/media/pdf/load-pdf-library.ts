import { loadOnce } from '@/lib/load-once'

/** pdf.js is fetched only where a browser shows no pdf in a page. */
export const loadPdfLibrary = loadOnce(() => import('./pdf-library'))
