import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { NodeProps } from 'reactflow'
import { expect, test, vi } from 'vitest'
import { render } from '@tests/support/render'
import { FlowCanvas, buttonNode } from './FlowCanvas'

function Stop({ data }: Pick<NodeProps, 'data'>) {
  return <button>{String(data['name'])}</button>
}

const nodeTypes = { stop: Stop }
const nodes = ['Read the recipe', 'Wash and cut'].map((name, index) => ({
  id: `node-${index}`,
  type: 'stop',
  position: { x: index * 246, y: 0 },
  width: 84,
  height: 84,
  data: { name },
  ...buttonNode,
}))
const edges = [{ id: 'leg', source: 'node-0', target: 'node-1' }]

const chart = { nodes, edges, nodeTypes, ariaLabel: 'Your path' }

test('the chart is a named group of buttons in the order of the Tab key, without words of its own', async () => {
  const { container } = render(<FlowCanvas {...chart} />)
  expect(screen.getByRole('group', { name: 'Your path' })).toBeVisible()
  // It would take the keys away from a screen reader.
  expect(screen.queryByRole('application')).toBeNull()
  expect(container.textContent).toBe('Read the recipeWash and cut')
  expect(container.querySelector('[aria-roledescription=node]')).toBeNull()
  const stops: (string | null | undefined)[] = []
  for (let index = 0; index < 5; index += 1) {
    await userEvent.tab()
    const stop = document.activeElement
    stops.push(stop?.getAttribute('aria-label') ?? stop?.textContent)
  }
  expect(stops).toEqual([
    'Read the recipe',
    'Wash and cut',
    'Zoom in',
    'Zoom out',
    'Show the whole map',
  ])
})

test('Ctrl and wheel over a chart that scrolls with the page is left to the browser', () => {
  render(<FlowCanvas {...chart} height={900} />)
  const onPane = vi.fn<() => void>()
  const pane = document.querySelector('.react-flow__pane')
  pane?.addEventListener('wheel', onPane)
  const isTaken = (ctrlKey: boolean) => !fireEvent.wheel(pane ?? document.body, { ctrlKey })
  expect(isTaken(true)).toBe(false)
  expect(onPane).not.toHaveBeenCalled()
  fireEvent.wheel(pane ?? document.body)
  expect(onPane).toHaveBeenCalledTimes(1)
})

test('more than 100 nodes are drawn only where they can be seen', () => {
  const many = Array.from({ length: 101 }, (_, index) => ({
    id: `node-${index}`,
    type: 'stop',
    position: { x: 0, y: index * 200 },
    width: 84,
    height: 84,
    data: { name: `Stop ${index}` },
  }))
  const { rerender } = render(<FlowCanvas {...chart} nodes={many.slice(0, 100)} edges={[]} />)
  expect(screen.getAllByRole('button', { name: /^Stop/ })).toHaveLength(100)
  rerender(<FlowCanvas {...chart} nodes={many} edges={[]} />)
  const drawn = screen.getAllByRole('button', { name: /^Stop/ })
  expect(drawn.length).toBeLessThan(100)
})
