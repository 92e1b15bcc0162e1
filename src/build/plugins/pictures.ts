import svgr from 'vite-plugin-svgr'

/** `import Boat from './boat.svg?react'` is the drawing as a component: inline, and hidden from assistive technology. */
export const pictures = () =>
  svgr({ svgrOptions: { svgProps: { 'aria-hidden': 'true', focusable: 'false' } } })
