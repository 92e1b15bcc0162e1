import { use } from 'react'
import type { HelpedPart } from '../speech/helped-part'
import { ListenContext } from '../speech/listen-settings'
import { ListenButton } from '../speech/ListenButton'
import { useHasVoice } from '../speech/useVoices'
import type { Peek } from './peek'
import { PeekButton } from './PeekButton'

/** Shows the other language of a part, and reads it aloud where it is shown. */
export function PeekButtons({ peek, ...part }: HelpedPart & { peek: Peek }) {
  const { shown } = use(ListenContext)
  const hasVoice = useHasVoice(peek.language)
  return (
    <>
      <PeekButton peek={peek} name={part.name} />
      {peek.state === 'open' && shown !== 'hidden' && hasVoice && (
        <ListenButton {...part} other={peek.language} />
      )}
    </>
  )
}
