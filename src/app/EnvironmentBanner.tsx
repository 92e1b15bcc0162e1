import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'

/** Says at the top of every screen that this is not the app of learners, by the name of the host. */
export function EnvironmentBanner({ host = window.location.hostname }: { host?: string }) {
  const environment = host.includes('dev') ? 'develop' : host.includes('stg') ? 'staging' : null
  if (environment === null) return null
  return (
    <>
      {spaceAbovePage}
      <Aside sx={{ color: `env.${environment}Text`, backgroundColor: `env.${environment}Bg` }}>
        {environment.toUpperCase()}
      </Aside>
    </>
  )
}

/** On narrow windows the page begins below the banner, in the color of what follows: the header, or the sky of the landing. */
const spaceAbovePage = (
  <GlobalStyles
    styles={({ breakpoints, vars }) => ({
      [breakpoints.down('md')]: {
        body: { paddingTop: 28, backgroundColor: vars.palette.background.paper },
        'body:has(.landing)': { backgroundColor: '#dceefa' },
        '[data-colors="dark"] body:has(.landing)': { backgroundColor: '#0a1826' },
      },
    })}
  />
)

const Aside = styled('aside')(({ theme }) => ({
  position: 'fixed',
  top: 0,
  left: '50%',
  zIndex: theme.zIndex.tooltip,
  padding: '3px 18px 4px',
  borderRadius: '0 0 10px 10px',
  fontSize: 15,
  fontWeight: 700,
  lineHeight: '21px',
  letterSpacing: '0.06em',
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
  '@media (forced-colors: active)': { border: '2px solid', borderTop: 0 },
}))
