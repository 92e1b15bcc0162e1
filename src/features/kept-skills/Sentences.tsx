import { SecondLine } from '@/ui/reading/SecondLine'

/** The sentences of a dialog, each with its line in the other language. */
export function Sentences({ of: sentences }: { of: readonly string[] }) {
  return sentences.map((sentence) => (
    <div key={sentence}>
      <p>{sentence}</p>
      <SecondLine of={sentence} />
    </div>
  ))
}
