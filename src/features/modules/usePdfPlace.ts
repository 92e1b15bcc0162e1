import { useState } from 'react'
import * as v from 'valibot'
import { useUserKey } from '@/api/account.queries'
import type { Id } from '@/api/transport/call'
import { draftsOf } from '@/learner/drafts'
import { firstPlace, type PdfPlace } from '@/ui/media/pdf/pdf-place'

const places = draftsOf('pdfPlace', 'thirty-days', v.object({ page: v.number(), zoom: v.number() }))

/** At which page and zoom a learner is in the pdf of a lesson, kept in this browser. */
export function usePdfPlace(contentId: Id | null) {
  const userKey = useUserKey()
  const [chosen, setChosen] = useState<PdfPlace | null>(null)
  return {
    place: chosen ?? places.read(userKey, contentId) ?? firstPlace,
    onPlace: (place: PdfPlace) => {
      setChosen(place)
      places.keep(userKey, place, contentId)
    },
  }
}
