import { styled } from '@mui/material/styles'
import { visuallyHidden } from '@mui/utils'

/** Text for screen readers where a picture shows the same. Our own reading aloud skips it. */
export const VisuallyHidden = styled('span')(visuallyHidden)
