import {
  useEffect,
  useEffectEvent,
  useRef,
  type FocusEvent,
  type ReactNode,
  type WheelEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import {
  Panel,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
  type AriaLabelConfig,
  type DefaultEdgeOptions,
  type Edge,
  type EdgeTypes,
  type FitViewOptions,
  type Node,
  type NodeTypes,
} from 'reactflow'
import { IconButton } from '@/components/controls/IconButton'
import styles from './FlowCanvas.module.css'
import 'reactflow/dist/base.css'

type FlowCanvasProps<N extends Node, E extends Edge> = {
  /** Nodes below the lines (`zIndex` under 0) are decoration. */
  nodes: N[]
  edges: E[]
  /** Module constants: new objects in each render would make React Flow mount every node again. */
  nodeTypes: NodeTypes
  edgeTypes?: EdgeTypes
  ariaLabel: string
  /** A chart as high as this scrolls with the page. One without fills its place, to be dragged and zoomed. */
  height?: number | undefined
  /** The nodes that a chart to be dragged begins with; all, if there are none. */
  beginsWith?: string[] | undefined
  /** Decoration under the chart. */
  backdrop?: ReactNode
}

/** What every node has: nothing of it is read aloud but what is in it. */
export const plainNode = { domAttributes: { 'aria-roledescription': undefined } } as const
/** A node that holds a button. A press on it is for the button: it neither stops there nor drags the chart. */
export const buttonNode = {
  ...plainNode,
  className: 'nopan',
  style: { pointerEvents: 'all' },
} as const

export type DecorationNode = Node<Record<string, never>>

/** A square of decoration round a point, below the lines. */
export const decorationNode = (
  type: string,
  x: number,
  y: number,
  size: number,
): DecorationNode => ({
  id: `${type}-${x}-${y}`,
  type,
  data: {},
  position: { x: x - size / 2, y: y - size / 2 },
  width: size,
  height: size,
  zIndex: -1,
  ...plainNode,
})

const zoom = { min: 0.5, max: 1.6 }
/** Fits the chart into its canvas, but never so small that names of 16 px show with less than 15. */
const fit: FitViewOptions = {
  padding: { top: '44px', bottom: '20px', left: '24px', right: '24px' },
  minZoom: 15 / 16,
  maxZoom: zoom.max,
}
/** Of a larger chart only the nodes in view are rendered. */
const manyNodes = 100

// Nodes cannot be moved or selected here, so React Flow's own instructions would be wrong.
const quiet: Partial<AriaLabelConfig> = {
  'node.a11yDescription.default': '',
  'node.a11yDescription.keyboardDisabled': '',
  'edge.a11yDescription.default': '',
}
/** The nodes say in words what the lines show. */
const silentLines: DefaultEdgeOptions = { domAttributes: { 'aria-hidden': true } }

/** React Flow's role `application` takes the keys away from a screen reader. */
const readAsGroup = (element: HTMLDivElement | null) => element?.setAttribute('role', 'group')

/** Ctrl and wheel over a chart that does not zoom belongs to the browser. */
function leaveZoomToBrowser(event: WheelEvent): void {
  if (event.ctrlKey) event.stopPropagation()
}

/** All that charts share of React Flow: a chart to look at whose nodes hold ordinary buttons. */
export function FlowCanvas<N extends Node, E extends Edge>(props: FlowCanvasProps<N, E>) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  )
}

function Canvas<N extends Node, E extends Edge>(props: FlowCanvasProps<N, E>) {
  const { nodes, edges, nodeTypes, edgeTypes, ariaLabel, beginsWith, backdrop } = props
  const canvas = useRef<HTMLDivElement>(null)
  const flow = useReactFlow()
  const moves = props.height === undefined
  const width = useStore((state) => state.width)
  const shown = nodes.filter(({ zIndex = 0 }) => zIndex >= 0)

  const begin = useEffectEvent(() => {
    const first = shown.filter(({ id }) => beginsWith?.includes(id))
    if (!moves) void flow.setViewport({ x: 0, y: 0, zoom: 1 })
    else if (first.length === 0) void flow.fitView({ ...fit, nodes: shown })
    else void flow.fitView({ ...fit, maxZoom: 1, nodes: first })
  })
  // Not for another height: a banner above would take a moved chart back.
  useEffect(() => begin(), [moves, width])

  // Only for keyboard focus: an element that moves between mousedown and mouseup gets no click.
  const bringIntoView = ({ target }: FocusEvent<HTMLElement>) => {
    const id = target.closest('.react-flow__node')?.getAttribute('data-id')
    if (!moves || !id || !canvas.current || !target.matches(':focus-visible')) return
    const area = canvas.current.getBoundingClientRect()
    const { left, top, right, bottom } = target.getBoundingClientRect()
    const isInside =
      left >= area.left && right <= area.right && top >= area.top && bottom <= area.bottom
    const level = flow.getZoom()
    if (!isInside) void flow.fitView({ nodes: [{ id }], minZoom: level, maxZoom: level })
  }

  return (
    <div
      ref={canvas}
      className={`${styles.canvas} ${moves ? styles.moving : styles.static}`}
      style={{ height: props.height }}
      onFocus={bringIntoView}
      onWheelCapture={moves ? undefined : leaveZoomToBrowser}
    >
      {backdrop}
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        {...(edgeTypes && { edgeTypes })}
        defaultEdgeOptions={silentLines}
        ref={readAsGroup}
        aria-label={ariaLabel}
        ariaLabelConfig={quiet}
        onlyRenderVisibleElements={nodes.length > manyNodes}
        minZoom={moves ? zoom.min : 1}
        maxZoom={moves ? zoom.max : 1}
        panOnDrag={moves}
        zoomOnPinch={moves}
        zoomOnScroll={false}
        zoomOnDoubleClick={false}
        preventScrolling={false}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        selectionKeyCode={null}
        panActivationKeyCode={null}
        zoomActivationKeyCode={null}
        // The license (MIT) and React Flow's documentation allow hiding the attribution.
        proOptions={{ hideAttribution: true }}
      />
      {moves && <Controls shown={shown} />}
    </div>
  )
}

/** Buttons to zoom in, zoom out and show the whole chart. */
function Controls({ shown }: { shown: Node[] }) {
  const { t } = useTranslation()
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  const showAll = () => fitView({ ...fit, minZoom: zoom.min, nodes: shown })
  const buttons = [
    { icon: 'plus', label: t('ui.chart.zoomIn'), onClick: () => void zoomIn() },
    { icon: 'minus', label: t('ui.chart.zoomOut'), onClick: () => void zoomOut() },
    { icon: 'center', label: t('ui.chart.center'), onClick: () => void showAll() },
  ] as const
  return (
    <Panel
      position="bottom-right"
      className={styles.controls}
      role="group"
      aria-label={t('ui.chart.controls')}
    >
      {buttons.map((button) => (
        <IconButton key={button.icon} {...button} className={styles.control} />
      ))}
    </Panel>
  )
}
