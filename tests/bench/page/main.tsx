import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { SkillMapView } from '@/features/skill-map/SkillMapView'
import { startI18n } from '@/i18n/i18n'
import { ThemeRoot } from '@/ui/theme/ThemeRoot'
import { BareChart, plainNodes } from './BareChart'
import { bigMap } from './big-map'

const full = { display: 'flex', flexDirection: 'column', height: '100vh' } as const

function AppChart() {
  return (
    <ThemeRoot>
      <SkillMapView entries={bigMap} userName="sam.r" userKey={undefined} onOpenSkill={() => {}} />
    </ThemeRoot>
  )
}

/** The charts to compare, by name. What must be ready before is done when one is asked for. */
const charts: Record<string, () => ReactNode> = {
  app: () => <AppChart />,
  bare: () => <BareChart nodes={nodes} visibleOnly={false} />,
  'bare-visible': () => <BareChart nodes={nodes} visibleOnly />,
}
const nodes = plainNodes()

const quietFrames = 12

/** Draws a chart, and resolves with the milliseconds until it stood still on the screen. */
function mountChart(name: string): Promise<number> {
  const container = document.querySelector('#root')
  const chart = charts[name]?.()
  if (!container || !chart) throw new Error(`No chart ${name}`)
  return new Promise((resolve) => {
    const start = performance.now()
    let lastChange = start
    let hasChanged = true
    let quiet = 0
    new MutationObserver(() => {
      hasChanged = true
    }).observe(container, { childList: true, subtree: true, attributes: true })
    const onFrame = () => {
      if (hasChanged) lastChange = performance.now()
      quiet = hasChanged || !container.querySelector('.react-flow__node') ? 0 : quiet + 1
      hasChanged = false
      if (quiet < quietFrames) requestAnimationFrame(onFrame)
      else resolve(lastChange - start)
    }
    createRoot(container).render(<div style={full}>{chart}</div>)
    requestAnimationFrame(onFrame)
  })
}

startI18n()
Object.assign(globalThis, { mountChart })
