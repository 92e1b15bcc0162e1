import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'

// Where a document is left before it has loaded, pdf.js 5 throws an error that nothing can catch.
globalThis.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof Error && event.reason.message === 'Worker was terminated') {
    event.preventDefault()
  }
})
