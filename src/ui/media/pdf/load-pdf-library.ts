/** Loads the chunk of pdf.js, only where the browser cannot frame pdfs. */
export const loadPdfLibrary = () => import('./pdf-library')
