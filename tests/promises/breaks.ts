import { readFileSync } from 'node:fs'

/** A small change of the code that makes a promise untrue. */
export type Break = {
  /** The id of the promise. */
  promise: string
  file: string
  code: string
  becomes: string
}

/**
 * By what each promise was broken once, so that its tests were seen to fail: a test that never failed may be
 * one that cannot.
 */
export const breaks: readonly Break[] = JSON.parse(
  readFileSync('tests/promises/breaks.json', 'utf8'),
)

/** How a break is told in one line. */
export function breakLine({ file, code, becomes }: Break): string {
  const short = (text: string) => text.trim().replace(/\s+/g, ' ').replaceAll('`', "'")
  return `\`${file}\`: \`${short(code)}\` → ${becomes.trim() === '' ? 'nothing' : `\`${short(becomes)}\``}`
}
