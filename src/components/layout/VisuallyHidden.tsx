import { styled } from '@mui/material/styles'

/** Text for screen readers where a picture shows the same. Our own reading aloud skips it. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  // So that the page is not a pixel higher.
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
