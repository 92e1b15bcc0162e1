import { Button } from '../controls/Button'
import type { Picture } from '../icons/picture'
import { StateView } from './StateView'

type EmptyViewProps = {
  /** The picture above the words. */
  art: Picture
  title: string
  /** Why it is empty, and what will be shown here. */
  text: string
  action?: { to: string; label: string }
}

/** An empty state: why it is empty, and how to change that. */
export function EmptyView({ art, title, text, action }: EmptyViewProps) {
  return (
    <StateView
      art={art}
      title={title}
      actions={
        action && (
          <Button to={action.to} endIcon="arrow-right">
            {action.label}
          </Button>
        )
      }
    >
      {text}
    </StateView>
  )
}
