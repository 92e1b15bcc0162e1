import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { LearningPathView } from '@/features/learning-path/LearningPath'
import { SkillMapView } from '@/features/skill-map/SkillMap'
import { startI18n } from '@/i18n/i18n'
import { ThemeRoot } from '@/ui/theme/ThemeRoot'
import { BareChart, bareMap, barePath } from './bare-charts'
import { bigMap } from './big-map'
import { bigPath } from './big-path'

const full = { display: 'flex', flexDirection: 'column', height: '100vh' } as const

function AppMap() {
  return (
    <ThemeRoot>
      <SkillMapView entries={bigMap} userName="sam.r" onOpenSkill={() => {}} />
    </ThemeRoot>
  )
}

function AppPath() {
  return (
    <ThemeRoot>
      <MemoryRouter>
        <LearningPathView
          skillId={11}
          learningPath={bigPath}
          pathState={{
            skillId: 11,
            fromModule: false,
            justCompleted: false,
            moduleData: null,
            completedModule: null,
          }}
          onOpenModule={() => {}}
          onBackToMap={() => {}}
          clearFlags={() => {}}
        />
      </MemoryRouter>
    </ThemeRoot>
  )
}

startI18n()
const map = bareMap()
const path = barePath()
const middle = { x: innerWidth / 2, y: innerHeight / 2, zoom: 0.9 }
const corner = { x: 0, y: 0, zoom: 1 }

/** The charts to compare, by name. Preparation runs before, so that it is not measured. */
const charts: Record<string, () => ReactNode> = {
  map: () => <AppMap />,
  'bare map': () => <BareChart {...map} origin={middle} />,
  path: () => <AppPath />,
  'bare path': () => <BareChart {...path} origin={corner} />,
  'empty, dragged': () => <div className="empty" style={{ height: '100vh' }} />,
  'empty, scrolled': () => <div className="empty" style={{ height: '20000px' }} />,
}

const quietFrames = 12

/** Renders a chart; resolves with the milliseconds until it stands still. */
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
      quiet = hasChanged || !container.querySelector('.react-flow__node, .empty') ? 0 : quiet + 1
      hasChanged = false
      if (quiet < quietFrames) requestAnimationFrame(onFrame)
      else resolve(lastChange - start)
    }
    createRoot(container).render(<div style={full}>{chart}</div>)
    requestAnimationFrame(onFrame)
  })
}

Object.assign(globalThis, { mountChart })
