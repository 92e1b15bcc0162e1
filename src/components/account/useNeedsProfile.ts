import { isNewUser, isRegistered, useItem } from '@/session/storage'

/**
 * Whether the onboarding is not completed: by somebody who has just signed up in this browser, or who has no name, which is
 * part of it. `userName` is undefined while it is not known.
 */
export function useNeedsProfile(userName: string | null | undefined): boolean {
  const mark = useItem(isNewUser)
  return (mark !== undefined && isRegistered()) || userName === null
}
