import { styled } from '@mui/material/styles'

/** Words from outside in a button, such as an e-mail. They break where there is no room, which a button's own words never do. */
export const LongWords = styled('span')({ overflowWrap: 'anywhere' })
