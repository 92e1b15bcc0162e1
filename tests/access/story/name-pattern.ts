const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A name with normalized whitespace, without the zero-width one of MUI's icons, which is never spoken. */
export const plain = (text: string) =>
  text
    .replaceAll(/[\s\u{200b}]+/gu, ' ')
    .replaceAll(/ (?=[.,!?])/g, '')
    .trim()

/**
 * Matches the name of a control. Additions, such as its state or the letter before a quiz answer,
 * may be left out.
 */
export const namePattern = (name: string) =>
  new RegExp(
    String.raw`^\s*(?:\p{Lu} )?${escape(name).replaceAll(',', String.raw`\s*,`)}(?![\p{L}\p{N}])`,
    'u',
  )
