/** The file name of a pdf: the server's title without characters that file systems forbid, with the extension. */
export function pdfFileName(title: string): string {
  const name = title
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f"*/:<>?\\|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(\.pdf)+\s*$/i, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  // Cut between code points, not inside a surrogate pair.
  return `${Array.from(name).slice(0, 100).join('') || 'Document'}.pdf`
}
