/** Placeholder for the name while the sentence is translated; it occurs in no text. */
const marker = '\u0000'

type EmphasisProps = {
  /** The sentence, given the name. */
  sentence: (name: string) => string
  name: string
}

/**
 * A sentence with a name in bold. The name comes from the server and is only ever text; written from right to left, it
 * leaves the sentence around it in order.
 */
export function Emphasis({ sentence, name }: EmphasisProps) {
  const [before, after] = sentence(marker).split(marker)
  return (
    <>
      <span>{before}</span>
      <b dir="auto">{name}</b>
      <span>{after}</span>
    </>
  )
}
