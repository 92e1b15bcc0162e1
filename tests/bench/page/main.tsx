import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ReactFlow } from 'reactflow'
import 'reactflow/dist/style.css'

const count = Number(new URLSearchParams(location.search).get('nodes'))
const nodes = Array.from({ length: count }, (_, index) => ({
  id: `${index}`,
  position: { x: (index % 6) * 180, y: Math.floor(index / 6) * 120 },
  data: { label: `Skill ${index + 1}` },
}))
const edges = nodes.slice(1).map(({ id }, index) => ({ id, source: `${index}`, target: id }))

/** Bare React Flow, with the buttons of the app's charts. */
function Page() {
  const [isMap, setMap] = useState(false)
  return (
    <div style={{ height: '90vh' }}>
      <button onClick={() => setMap(true)}>Map</button>
      <button onClick={() => setMap(false)}>List</button>
      {isMap && (
        <ReactFlow nodes={nodes} edges={edges} fitView panOnScroll nodesDraggable={false} />
      )}
    </div>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
