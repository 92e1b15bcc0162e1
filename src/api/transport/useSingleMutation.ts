import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

type Outcome<Data> = { onSuccess?: (data: Data) => void; onError?: (error: Error) => void }

/**
 * A mutation that runs once at a time: of two presses in quick succession the second sends nothing,
 * also on a slow device that has not drawn the first one yet.
 */
export function useSingleMutation<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const { mutate: send, ...state } = useMutation(options)
  const running = useRef(false)
  const settled = useRef(false)

  // Only once the outcome is drawn: a press that comes before meets the button as it was.
  useEffect(() => {
    if (!settled.current) return
    settled.current = false
    running.current = false
  })

  const mutate = (variables: Variables, { onSuccess, onError }: Outcome<Data> = {}) => {
    if (running.current) return
    running.current = true
    send(variables, {
      onSuccess: (data) => onSuccess?.(data),
      onError: (error) => onError?.(error),
      onSettled: () => {
        settled.current = true
      },
    })
  }

  return { ...state, mutate }
}
