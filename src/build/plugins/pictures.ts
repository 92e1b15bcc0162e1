import svgr from 'vite-plugin-svgr'

/**
 * `import Boat from './boat.svg?react'` gives a component with inline SVG, hidden from assistive
 * technology.
 */
export const pictures = () =>
  svgr({ svgrOptions: { svgProps: { 'aria-hidden': 'true', focusable: 'false' } } })
