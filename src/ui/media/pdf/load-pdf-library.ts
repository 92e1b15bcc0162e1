/** pdf.js is fetched only where a browser shows no pdf in a page. */
export const loadPdfLibrary = () => import('./pdf-library')
