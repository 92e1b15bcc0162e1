declare module '*.svg?react' {
  import type { ComponentProps, FunctionComponent } from 'react'

  /** The picture, inline and hidden from assistive technology: its words stand beside it. */
  const Picture: FunctionComponent<ComponentProps<'svg'>>
  export default Picture
}
