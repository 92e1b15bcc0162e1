import { Button } from '../controls/Button'
import { StateView } from './StateView'

type EmptyViewProps = {
  title: string
  /** Why it is empty and what will be here. */
  text: string
  level?: 1 | 2
  action?: { to: string; label: string }
}

/** Nothing here yet: why, and the way to change that. */
export function EmptyView({ title, text, level, action }: EmptyViewProps) {
  return (
    <StateView
      art="empty"
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
