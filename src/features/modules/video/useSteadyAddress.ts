import { useState } from 'react'

type Given = {
  /** The address from the latest response. */
  newest: string | null
  /** The language of that response; null while the request is pending. */
  language: string | null
}

/**
 * Keeps the first address of a video: a later one that differs only in its signature would restart the player
 * (rules.md#video). It changes for another clip in another language; `renew` makes it take the next address.
 */
export function useSteadyAddress({ newest, language }: Given) {
  const [shown, setShown] = useState({ address: newest, language, isExpired: false })
  const isOther =
    shown.address === null ||
    // The address from the path is only a placeholder while the video's own request is pending: it was not played.
    shown.language === null ||
    shown.isExpired ||
    (language !== shown.language && !isSameFile(shown.address, newest))
  if (language !== null && (isOther ? newest !== shown.address : language !== shown.language)) {
    setShown({ address: isOther ? newest : shown.address, language, isExpired: false })
  }
  return {
    address: shown.address,
    renew: () => setShown({ address: newest, language: shown.language, isExpired: true }),
  }
}

/** For a file the query holds the signature; for a video service such as YouTube it may hold the video's id. */
function isSameFile(one: string, other: string | null): boolean {
  const file = (address: string) => address.replace(/[?#].*$/, '')
  const isFile = /\.\w{2,5}$/.test(file(one))
  return other !== null && (isFile ? file(one) === file(other) : one === other)
}
