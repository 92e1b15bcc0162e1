import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react'
import {
  ReactFlow,
  ReactFlowProvider,
  getViewportForBounds,
  useReactFlow,
  useStore,
  useStoreApi,
  type AriaLabelConfig,
  type Edge,
  type EdgeTypes,
  type Node,
  type NodeTypes,
  type Transform,
} from 'reactflow'
import styles from './FlowCanvas.module.css'
import { FlowControls } from './FlowControls'
import { boundsOf, contains, overlaps } from './geometry'
import { boxOfNode, edgesBetween, plainNode } from './plain-nodes'
import 'reactflow/dist/base.css'
import { useDrawnPart } from './useDrawnPart'
import { useScrollMark } from './useScrollMark'

type FlowCanvasProps<N extends Node, E extends Edge> = {
  nodes: N[]
  edges: E[]
  /** Module constants: new objects in each render would make React Flow mount every node again. */
  nodeTypes: NodeTypes
  edgeTypes?: EdgeTypes
  ariaLabel: string
  /** Decoration under the chart. */
  backdrop?: ReactNode
} & (StaticChart | MovingChart)

/** As high as its content and scrolled with the page, for portrait viewports: no panning or zooming that could trap a touch. */
type StaticChart = { mode: 'static'; height: number }

/** Fills its container. Drag to pan; buttons, pinch or Ctrl and wheel to zoom; a wheel scrolls. */
type MovingChart = {
  mode?: 'moving'
  height?: never
  /** What stays in the middle where the chart is larger than the window (chart coordinates). */
  centre?: { x: number; y: number }
  /** What the chart begins with in the middle, even where all of it fits (chart coordinates). */
  beginAt?: { x: number; y: number } | undefined
}

const zoom = { min: 0.6, max: 1.6, fitMin: 0.9, fitMax: 1 }
const padding = 24
/** Up to this many nodes are all rendered; of a larger chart only those in or near the viewport. */
const manyNodes = 150

// Nodes cannot be moved or selected here, so React Flow's own instructions would be wrong.
const quiet: Partial<AriaLabelConfig> = {
  'node.a11yDescription.default': '',
  'node.a11yDescription.keyboardDisabled': '',
  'edge.a11yDescription.default': '',
}

/** All that charts share of React Flow: a chart to look at whose nodes hold ordinary buttons and links. */
export function FlowCanvas<N extends Node, E extends Edge>(props: FlowCanvasProps<N, E>) {
  const { nodes, edges } = props
  const plainNodes = useMemo(() => nodes.map(plainNode), [nodes])
  // A chart that does not move renders its nodes in the first frame; any other has to be moved to its place before.
  const isReady = props.mode === 'static' && nodes.length <= manyNodes
  return (
    <ReactFlowProvider {...(isReady && { initialNodes: plainNodes, initialEdges: edges })}>
      <Canvas {...props} plainNodes={plainNodes} />
    </ReactFlowProvider>
  )
}

type CanvasProps<N extends Node, E extends Edge> = FlowCanvasProps<N, E> & { plainNodes: Node[] }

function Canvas<N extends Node, E extends Edge>(props: CanvasProps<N, E>) {
  const { nodes, plainNodes, edges, nodeTypes, edgeTypes, ariaLabel, backdrop } = props
  const moving = props.mode !== 'static'
  const frame = useRef<HTMLDivElement>(null)
  const flow = useReactFlow()
  const store = useStoreApi()
  /** The last position and zoom of a chart that moves, and the viewport it was set for. */
  const shown = useRef<{ windowSize: string; transform: Transform } | null>(null)
  const { centre, beginAt } = props.mode === 'static' ? {} : props

  const part = useDrawnPart(frame, moving ? 'moving' : 'static', nodes.length > manyNodes)
  useScrollMark(frame, !moving)
  const drawnNodes = useSameList(plainNodes.filter((node) => overlaps(boxOfNode(node), part)))
  const drawnEdges = useMemo(() => edgesBetween(drawnNodes, edges), [drawnNodes, edges])
  const width = useStore((state) => state.width)
  const height = useStore((state) => state.height)

  const show = () => {
    // From all nodes: React Flow only knows the rendered ones.
    const { left, top, right, bottom } = boundsOf(nodes.map(boxOfNode))
    const bounds = { x: left, y: top, width: right - left, height: bottom - top }
    const fits =
      bounds.width * zoom.fitMin + 2 * padding <= width &&
      bounds.height * zoom.fitMin + 2 * padding <= height
    if (fits || !centre) {
      const [least, most] = [zoom.fitMin, zoom.fitMax]
      const space = `${padding}px` as const
      void flow.setViewport(getViewportForBounds(bounds, width, height, least, most, space))
    } else {
      void flow.setCenter(centre.x, centre.y, { zoom: zoom.fitMin })
    }
  }

  // Fit the chart at first and when the viewport is resized, not when its nodes change. A strip above it resizes only its
  // container: then it stays where the learner has moved it.
  const showAgain = useEffectEvent(() => {
    const before = shown.current
    if (!moving) {
      shown.current = null
      if (before) void flow.setViewport({ x: 0, y: 0, zoom: 1 })
      return
    }
    const windowSize = `${window.innerWidth} ${window.innerHeight}`
    const isMoved = before?.transform !== store.getState().transform
    if (isMoved && before?.windowSize === windowSize) return
    if (beginAt) void flow.setCenter(beginAt.x, beginAt.y, { zoom: zoom.fitMax })
    else show()
    shown.current = { windowSize, transform: store.getState().transform }
  })
  useEffect(() => {
    if (width > 0 && height > 0) showAgain()
  }, [moving, width, height])

  // Only for keyboard focus: an element that moves between mousedown and mouseup gets no click.
  const bringIntoView = (event: FocusEvent<HTMLElement>) => {
    if (!event.target.matches(':focus-visible')) return
    const id = event.target.closest('.react-flow__node')?.getAttribute('data-id')
    const node = id ? flow.getInternalNode(id) : undefined
    const box = store.getState().domNode
    if (!moving || !node || !box) return
    if (contains(box.getBoundingClientRect(), event.target.getBoundingClientRect())) return
    const { x, y } = node.internals.positionAbsolute
    const { width = 0, height = 0 } = node.measured
    void flow.setCenter(x + width / 2, y + height / 2, { zoom: flow.getZoom() })
  }

  return (
    <div
      ref={frame}
      className={`${styles.canvas} ${moving ? styles.moving : styles.static}`}
      style={moving ? undefined : { height: props.height }}
      onFocus={bringIntoView}
      // The list holds the same and is read aloud in place of the chart.
      data-unspoken=""
    >
      {backdrop}
      <div className={styles.chart}>
        <ReactFlow
          nodes={drawnNodes}
          edges={drawnEdges}
          nodeTypes={nodeTypes}
          {...(edgeTypes && { edgeTypes })}
          ref={readAsGroup}
          aria-label={ariaLabel}
          ariaLabelConfig={quiet}
          minZoom={moving ? zoom.min : 1}
          maxZoom={moving ? zoom.max : 1}
          panOnDrag={moving}
          zoomOnPinch={moving}
          zoomOnScroll={false}
          zoomOnDoubleClick={false}
          preventScrolling={false}
          zoomActivationKeyCode={moving ? 'Control' : null}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          disableKeyboardA11y
          deleteKeyCode={null}
          selectionKeyCode={null}
          multiSelectionKeyCode={null}
          panActivationKeyCode={null}
          // The licence (MIT) and React Flow's documentation allow hiding the attribution.
          proOptions={{ hideAttribution: true }}
        />
      </div>
      {moving && (
        <div className={styles.rail}>
          <FlowControls onCentre={show} />
        </div>
      )}
    </div>
  )
}

/** Keeps the previous array while its items are the same, so that React Flow does not update for nothing. */
function useSameList<Item>(list: Item[]): Item[] {
  const [kept, keep] = useState(list)
  const isSame = kept.length === list.length && kept.every((item, index) => item === list[index])
  if (!isSame) keep(list)
  return isSame ? kept : list
}

/**
 * Removes two roles of React Flow: `application`, which takes the keys away from a screen reader, and `img` of each
 * edge, which has no name.
 */
function readAsGroup(element: HTMLDivElement | null) {
  element?.setAttribute('role', 'group')
  element?.querySelector('.react-flow__edges')?.setAttribute('aria-hidden', 'true')
}
