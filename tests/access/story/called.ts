const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The words of a name, without what only parts them. */
export const plain = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,!?])/g, '')
    .trim()

/**
 * A control's name, as people say it: what comes after it, such as its state, may be left out, and so may the letter before
 * an answer of a quiz.
 */
export const called = (name: string) =>
  new RegExp(
    String.raw`^\s*(?:\p{Lu} )?${escape(name).replaceAll(',', String.raw`\s*,`)}(?![\p{L}\p{N}])`,
    'u',
  )
