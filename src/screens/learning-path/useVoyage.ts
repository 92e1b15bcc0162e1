import { useEffect, useEffectEvent, useState } from 'react'
import { useCalm } from '@/components/pictures/useCalm'
import { timing } from '@/config/timing'
import type { Module } from '@/domain/learning-path'
import { indexBefore, type PathNodes } from '@/domain/path-nodes'

type Options = {
  pathNodes: PathNodes
  view: 'map' | 'list'
  openModule: (module: Module) => void
}

/**
 * The way to the next module after a completion. On the chart the boat has time to sail to its node first, if that is a new
 * one. Any press ends the voyage, and does nothing else.
 */
export function useVoyage({ pathNodes, view, openModule }: Options) {
  const isCalm = useCalm()
  const [isSailing, setSailing] = useState(false)
  const current = pathNodes.nodes[pathNodes.currentIndex]
  const next = current?.type === 'sub-skill' ? current.next : null
  const nodeBefore = indexBefore(pathNodes)
  const canSail = view === 'map' && !isCalm && nodeBefore !== pathNodes.currentIndex

  const openNext = () => {
    setSailing(false)
    if (next) openModule(next)
  }
  const arrive = useEffectEvent(openNext)
  useEffect(() => {
    if (!isSailing) return undefined
    const timer = setTimeout(() => arrive(), timing.afterVoyage)
    const endEarly = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      arrive()
    }
    const endByKey = (event: KeyboardEvent) => {
      // Not the key that is still down from pressing Continue, and no shortcut of the browser.
      if (!event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey) endEarly(event)
    }
    document.addEventListener('click', endEarly, true)
    document.addEventListener('keydown', endByKey, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', endEarly, true)
      document.removeEventListener('keydown', endByKey, true)
    }
  }, [isSailing])

  return {
    /** The module that follows; null when all are completed. */
    next,
    /** The index of the node that the boat comes from. */
    nodeBefore,
    isSailing,
    goOn: () => {
      if (next && canSail) setSailing(true)
      else openNext()
    },
  }
}
