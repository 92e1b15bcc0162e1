import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { DemoSlots } from '@/components/account/demo-slots'
import { Note } from '@/components/messages/Note'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { makeStore } from '@/lib/make-store'
import { session } from '@/session/session'
import { radius } from '@/theme/tokens'

/** English is the fallback: the mock backend may lack a language of the interface. */
type LearnerWords = { en: string } & Partial<Record<Language, string>>
type DemoLearner = { email: string; about: LearnerWords }

/** The learners of the mock backend that runs in this browser, and the password that one of them has now. */
type DemoAccounts = {
  learners: readonly DemoLearner[]
  passwordOf: (email: string) => Promise<string>
}

/** The e-mail that a real backend would send; `path` is the reset screen with its token. */
type DemoMail = { to: string; path: string }
const lastMail = makeStore<DemoMail | undefined>(undefined)

/** Shows the reset link below the forgot-password form, in place of the e-mail. */
export const showMail = lastMail.set

/** Starts the mock backend in this browser. `?start-afresh` in the address resets it and what learners have stored. */
export async function startDemo(): Promise<DemoSlots> {
  const { startBrowserBackend } = await import('@/mocks/browser')
  const backend = await startBrowserBackend({ baseUrl: env().apiBaseUrl, onResetMail: showMail })
  if (window.location.search === '?start-afresh') {
    session.removeAll()
    await backend.startAfresh()
    window.history.replaceState(null, '', window.location.pathname)
  }
  return demoSlots(backend)
}

/** What the demo adds to the sign-in and forgot-password screens. */
function demoSlots(accounts: DemoAccounts): DemoSlots {
  return {
    SignIn: ({ onChoose }) => <Learners {...accounts} onChoose={onChoose} />,
    ForgotPassword: LastMail,
  }
}

type LearnersProps = DemoAccounts & {
  onChoose: (entry: { email: string; password: string }) => void
}

/** Beside the sign-in form: a list of learners to sign in as, and a link that resets the demo. */
function Learners({ learners, passwordOf, onChoose }: LearnersProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const choose = async (email: string) => onChoose({ email, password: await passwordOf(email) })
  return (
    <Panel aria-labelledby="demo-learners">
      <Typography variant="h2" id="demo-learners" sx={{ fontSize: '1.25rem' }}>
        {t('demo.learners.title')}
      </Typography>
      <p>{t('demo.learners.hint')}</p>
      <Box component="ul" role="list" sx={{ display: 'grid', gap: 1, width: '100%' }}>
        {learners.map(({ email, about }) => (
          <li key={email}>
            <Learner onClick={() => void choose(email)}>
              <span>{about[language] ?? about.en}</span>
            </Learner>
          </li>
        ))}
      </Box>
      <Typography sx={{ color: 'text.secondary', fontSize: '1rem' }}>
        {t('demo.afresh.hint')}
      </Typography>
      {/* Not a link of the router: the page has to load again. */}
      <Link href={`${paths.signIn}?start-afresh`} sx={{ py: 1.25 }}>
        {t('demo.afresh.link')}
      </Link>
    </Panel>
  )
}

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  marginTop: 20,
  padding: '20px 24px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.panel,
  backgroundColor: theme.vars.palette.background.paper,
  // On large windows beside the sign-in panel, where all of it is seen without scrolling.
  '@media (min-width: 75rem) and (min-height: 62rem)': {
    position: 'absolute',
    top: '50%',
    left: 'calc(100% + 24px)',
    // Up to the edge of the window, so that few lines wrap.
    width: 'min(440px, 50vw - 240px)',
    // Between the header and the bottom of the window, however long the list is.
    maxHeight: 'calc(100vh - 64px - 32px)',
    marginTop: 0,
    overflowY: 'auto',
    transform: 'translateY(-50%)',
  },
}))

const Learner = styled(ButtonBase)(({ theme: { shape, vars } }) => {
  const { background, border, primary, text } = vars.palette
  return {
    justifyContent: 'start',
    width: '100%',
    minHeight: 44,
    padding: '8px 14px',
    border: `2px solid ${border.control}`,
    borderRadius: shape.borderRadius,
    backgroundColor: background.raised,
    color: text.primary,
    fontSize: '1rem',
    lineHeight: 1.35,
    textAlign: 'start',
    '@media (hover: hover)': {
      '&:hover': { borderColor: primary.border, backgroundColor: primary.tint },
    },
  }
})

function LastMail() {
  const { t } = useTranslation()
  const mail = lastMail.useValue()
  return (
    <div role="status">
      {mail && (
        <Note kind="info" title={t('demo.mail.title')}>
          <p>{t('demo.mail.hint')}</p>
          <RouterLink to={mail.path}>{t('demo.mail.link', { email: mail.to })}</RouterLink>
        </Note>
      )}
    </div>
  )
}
