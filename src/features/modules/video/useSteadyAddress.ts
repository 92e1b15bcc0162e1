import { useState } from 'react'

type Given = {
  /** As the server gave it last. */
  newest: string | null
  /** In which language it was asked for; null while that answer is on its way. */
  language: string | null
}

/**
 * The address of a video as it was first given: one that only has another signature since is the same
 * video, which does not begin again (rules.md#video). Another language may bring another clip; `renew` takes the next one.
 */
export function useSteadyAddress({ newest, language }: Given) {
  const [shown, setShown] = useState({ address: newest, language, isWorn: false })
  const isOther =
    shown.address === null ||
    // What the path said of it was never played.
    shown.language === null ||
    shown.isWorn ||
    (language !== shown.language && !isSameFile(shown.address, newest))
  if (language !== null && (isOther ? newest !== shown.address : language !== shown.language)) {
    setShown({ address: isOther ? newest : shown.address, language, isWorn: false })
  }
  return {
    address: shown.address,
    renew: () => setShown({ address: newest, language: shown.language, isWorn: true }),
  }
}

/** The signature of a file stands behind the question mark. */
function isSameFile(one: string, other: string | null): boolean {
  const file = (address: string) => address.replace(/[?#].*$/, '')
  const isFile = /\.\w{2,5}$/.test(file(one))
  return other !== null && (isFile ? file(one) === file(other) : one === other)
}
