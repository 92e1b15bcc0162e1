/**
 * The name under which a pdf is saved: the title that the server gave, without what no system allows in
 * a file name, and with its ending.
 */
export function pdfFileName(title: string): string {
  const name = title
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f"*/:<>?\\|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(\.pdf)+\s*$/i, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  // By whole characters: half a sign is none.
  return `${Array.from(name).slice(0, 100).join('') || 'Document'}.pdf`
}
