import { useEffect, useState } from 'react'
import { useKeptSkills } from '@/learner/kept/useKeptSkills'

/**
 * Where a film is played from: this device where its skill is kept, also with a network, since each megabyte may cost;
 * else its own address. Undefined while that is looked for.
 */
export function useKeptFilm(skillId: number, address: string | null): string | null | undefined {
  const isKept = useKeptSkills().some((one) => one.skillId === skillId)
  // A film does not begin again when its skill is kept, or taken away, while it plays.
  const [isLookedFor] = useState(isKept)
  const [found, setFound] = useState<{ address: string; src: string }>()

  useEffect(() => {
    if (!isLookedFor || address === null) return undefined
    let isLeft = false
    let here: string | undefined
    const show = (film: Blob | undefined) => {
      if (isLeft) return
      here = film && URL.createObjectURL(film)
      setFound({ address, src: here ?? address })
    }
    import('@/learner/kept/kept-files')
      .then(({ findKeptFilm }) => findKeptFilm(address))
      .then(show, () => show(undefined))
    return () => {
      isLeft = true
      if (here !== undefined) URL.revokeObjectURL(here)
    }
  }, [isLookedFor, address])

  if (!isLookedFor || address === null) return address
  return found?.address === address ? found.src : undefined
}
