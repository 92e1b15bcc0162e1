import { hasBegunLesson, hasUnsavedAnswers } from '@/session/storage'
import { LogOutDialog } from './LogOutDialog'
import { useHeaderLayer } from './useHeaderLayer'
import { useLogOut } from './useLogOut'

/** Logs out, or asks first where something would be lost. */
export function useAskToLogOut() {
  const logOut = useLogOut()
  const [isAsking, setAsking] = useHeaderLayer()
  return {
    askToLogOut: () => {
      if (hasBegunLesson() || hasUnsavedAnswers()) setAsking(true)
      else logOut()
    },
    logOutDialog: isAsking && <LogOutDialog onClose={() => setAsking(false)} />,
  }
}
