import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { useReactFlow, type NodeProps, type ReactFlowInstance } from 'reactflow'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FlowCanvas } from './FlowCanvas'

const press = vi.fn<(name: string) => void>()

function Stop({ data }: Pick<NodeProps, 'data'>) {
  const name = String(data['name'])
  return <button onClick={() => press(name)}>{name}</button>
}

const nodeTypes = { stop: Stop }
const nodes = ['Read the recipe', 'Wash and cut'].map((name, index) => ({
  id: `node-${index}`,
  type: 'stop',
  position: { x: index * 246, y: 0 },
  width: 84,
  height: 84,
  data: { name },
}))
const edges = [{ id: 'leg', source: 'node-0', target: 'node-1' }]

const chart = { nodes, edges, nodeTypes, ariaLabel: 'Your path' }

test('the chart is a named group, not an application that captures keys', () => {
  render(<FlowCanvas {...chart} />)
  expect(screen.getByRole('group', { name: 'Your path' })).toBeVisible()
  expect(screen.queryByRole('application')).toBeNull()
})

test('the Tab key stops only at the buttons inside the nodes, in order', async () => {
  render(<FlowCanvas {...chart} />)
  const stops: (string | null)[] = []
  for (let index = 0; index < 5; index += 1) {
    await userEvent.tab()
    stops.push(
      document.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.textContent ??
        null,
    )
  }
  expect(stops).toEqual([
    'Read the recipe',
    'Wash and cut',
    'Zoom in',
    'Zoom out',
    'Show the whole chart',
  ])
})

test('a node is a button element', async () => {
  render(<FlowCanvas {...chart} />)
  await userEvent.click(screen.getByRole('button', { name: 'Wash and cut' }))
  expect(press).toHaveBeenCalledWith('Wash and cut')
})

test('React Flow adds no English text of its own', () => {
  const { container } = render(<FlowCanvas {...chart} />)
  expect(container.textContent).toBe('Read the recipeWash and cut')
  expect(container.querySelector('[aria-roledescription=node]')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('screen readers skip the lines between the nodes', () => {
  const { container } = render(<FlowCanvas {...chart} />)
  expect(container.querySelector('.react-flow__edges')).toHaveAttribute('aria-hidden', 'true')
})

test('a moving chart has its controls; a static one is as high as its content and has none', () => {
  const { container, rerender } = render(<FlowCanvas {...chart} />)
  const controls = screen.getByRole('group', { name: 'Chart size' })
  expect(within(controls).getAllByRole('button')).toHaveLength(3)

  rerender(<FlowCanvas {...chart} mode="static" height={900} />)
  expect(screen.queryByRole('group', { name: 'Chart size' })).toBeNull()
  expect(container.firstElementChild).toHaveStyle({ height: '900px' })
})

describe('a chart with very many nodes', () => {
  const mounted = vi.fn<(name: string) => void>()
  let flow: ReactFlowInstance
  function Counted({ data }: NodeProps) {
    const name = String(data['name'])
    const instance = useReactFlow()
    useEffect(() => {
      flow = instance
      mounted(name)
    }, [instance, name])
    return <Stop data={data} />
  }
  const many = {
    ...chart,
    nodeTypes: { stop: Counted },
    nodes: Array.from({ length: 151 }, (_, index) => ({
      id: `node-${index}`,
      type: 'stop',
      position: { x: 0, y: index * 200 },
      width: 84,
      height: 84,
      data: { name: `Stop ${index}` },
    })),
    edges: Array.from({ length: 150 }, (_, index) => ({
      id: `leg-${index}`,
      source: `node-${index}`,
      target: `node-${index + 1}`,
    })),
  }
  beforeEach(() => mounted.mockClear())

  test('never renders nodes out of view, not even to measure them', () => {
    render(<FlowCanvas {...many} />)
    expect(mounted.mock.calls.length).toBeLessThan(many.nodes.length / 2)
  })

  test('renders all nodes of a small one', () => {
    render(<FlowCanvas {...many} nodes={many.nodes.slice(0, 150)} edges={[]} />)
    expect(mounted).toHaveBeenCalledTimes(150)
  })

  const stop = (index: number) => screen.queryByRole('button', { name: `Stop ${index}` })
  const timesDrawn = (index: number) =>
    mounted.mock.calls.filter(([name]) => name === `Stop ${index}`).length
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })

  describe('that is dragged', () => {
    beforeEach(() => {
      vi.useFakeTimers()
      return () => vi.useRealTimers()
    })
    /** What lies so far from its upper edge is at the upper edge of the window. */
    const dragTo = (y: number) => act(() => flow.setViewport({ x: 0, y: -y, zoom: 1 }))
    function renderMoving() {
      render(<FlowCanvas {...many} centre={{ x: 42, y: 42 }} />)
      pass(0)
    }
    test('renders visible nodes at once, and near ones while it rests', async () => {
      renderMoving()
      await dragTo(10_000)
      expect(stop(50)).toBeVisible()
      expect(stop(54)).toBeNull()
      pass(500)
      expect(stop(52)).toBeNull()
      pass(1000)
      expect(stop(48)).toBeVisible()
      expect(stop(52)).toBeVisible()
      expect(stop(54)).toBeNull()
    })

    test('does not render again on the way back, and removes nodes that are far away', async () => {
      renderMoving()
      await dragTo(10_000)
      pass(1500)
      await dragTo(10_500)
      await dragTo(10_000)
      expect(timesDrawn(50)).toBe(1)
      await dragTo(20_000)
      expect(stop(50)).toBeNull()
      await dragTo(10_000)
      expect(timesDrawn(50)).toBe(2)
    })
  })

  describe('that scrolls with the page', () => {
    const box = { x: 0, y: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 }
    function renderTall() {
      const { container } = render(<FlowCanvas {...many} mode="static" height={151 * 200} />)
      const frame = container.firstElementChild
      if (!frame) throw new Error('There is no chart')
      const scrollTo = (y: number) => {
        frame.getBoundingClientRect = () => ({ ...box, top: -y, toJSON: () => box })
        fireEvent.scroll(window)
      }
      return { frame, scrollTo }
    }

    test('renders nodes near the window', () => {
      const { scrollTo } = renderTall()
      expect(stop(0)).toBeVisible()
      expect(stop(150)).toBeNull()

      scrollTo(29_000)
      expect(stop(150)).toBeVisible()
      expect(stop(0)).toBeNull()
    })

    test('renders further ahead while it rests', () => {
      vi.useFakeTimers()
      renderTall()
      expect(stop(14)).toBeNull()
      pass(2000)
      expect(stop(14)).toBeVisible()
      expect(stop(30)).toBeNull()
      vi.useRealTimers()
    })

    test('keeps rendered nodes until they are far away', () => {
      const { scrollTo } = renderTall()
      scrollTo(1500)
      scrollTo(3000)
      expect(stop(0)).toBeVisible()
      expect(stop(15)).toBeVisible()

      scrollTo(3800)
      expect(stop(0)).toBeNull()
      scrollTo(400)
      expect(stop(0)).toBeVisible()
      expect(stop(15)).toBeVisible()
      expect(timesDrawn(15)).toBe(1)
    })

    test('disables hover effects while it scrolls', () => {
      vi.useFakeTimers()
      const { frame, scrollTo } = renderTall()
      scrollTo(100)
      vi.advanceTimersByTime(100)
      scrollTo(200)
      vi.advanceTimersByTime(100)
      expect(frame).toHaveAttribute('data-scrolls')
      vi.advanceTimersByTime(100)
      expect(frame).not.toHaveAttribute('data-scrolls')
      vi.useRealTimers()
    })
  })
})
