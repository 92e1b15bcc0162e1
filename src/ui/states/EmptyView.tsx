import { Button } from '../controls/Button'
import type { Picture } from '../icons/picture'
import { StateView } from './StateView'

type EmptyViewProps = {
  /** What stands above the words. */
  art: Picture
  title: string
  /** Why it is empty and what will be here. */
  text: string
  level?: 1 | 2
  action?: { to: string; label: string }
}

/** Nothing here yet: why, and the way to change that. */
export function EmptyView({ art, title, text, level, action }: EmptyViewProps) {
  return (
    <StateView
      art={art}
      title={title}
      level={level}
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
