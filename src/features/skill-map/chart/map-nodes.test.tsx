import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { nodeTypes } from './map-nodes'

test('a node that only moves does not render again', () => {
  const rendered = vi.fn<() => string>(() => 'You · sam.r')
  const data = {
    get label() {
      return rendered()
    },
  }
  const Harbour = nodeTypes.harbour
  const at = (x: number) => <Harbour data={data} {...{ positionAbsoluteX: x }} />
  const { rerender } = render(at(0))
  const first = rendered.mock.calls.length
  rerender(at(120))
  expect(rendered).toHaveBeenCalledTimes(first)

  rerender(<Harbour data={{ label: 'You · lucia' }} />)
  expect(screen.getByText('You · lucia')).toBeVisible()
})
