/** The sentences of a dialog. */
export function Sentences({ of: sentences }: { of: readonly string[] }) {
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
}
