import { styled } from '@mui/material/styles'
import { onlineManager } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { CloseButton } from '@/components/dialogs/CloseButton'
import { Drawer } from '@/components/dialogs/Drawer'
import { buildId } from '@/config/build-id'
import { env } from '@/config/env'
import { session, storedKeys } from '@/session/session'
import { calls, plainAddress, problems } from './records'

/** What is known at this moment: titles, each with its lines. */
function sectionsOf(t: TFunction) {
  const facts = [
    `${t('qa.time')}: ${new Date().toISOString()}`,
    `${t('qa.screen')}: ${plainAddress()}`,
    `${t('qa.build')}: ${buildId}`,
    `${t('qa.host')}: ${window.location.host}`,
    `${t('qa.api')}: ${env().apiBaseUrl}`,
    `${t('qa.browser')}: ${navigator.userAgent}`,
    `${t('qa.language')}: ${document.documentElement.lang}`,
    `${t('qa.window')}: ${window.innerWidth} × ${window.innerHeight} (${window.devicePixelRatio})`,
    `${t('qa.online')}: ${t(onlineManager.isOnline() ? 'qa.yes' : 'qa.no')}`,
    `${t('qa.sessionEnd')}: ${session.expiresAt() ?? t('qa.unknown')}`,
    `${t('qa.stored')}: ${storedKeys().join(', ')}`,
  ]
  const lastCalls = calls.map(({ method, path, status, ms }) => {
    const outcome = typeof status === 'number' ? `${status}` : t(`qa.${status}`)
    return `${method} ${path} ${outcome} ${status === 'pending' ? '' : t('qa.ms', { ms })}`.trim()
  })
  const lastProblems = problems.map(({ context, path, message, cause = '' }) =>
    `${context} (${path}): ${message} ${cause}`.trim(),
  )
  return [
    { title: t('qa.title'), lines: facts },
    { title: t('qa.calls'), lines: lastCalls.length > 0 ? lastCalls : [t('qa.none')] },
    { title: t('qa.problems'), lines: lastProblems.length > 0 ? lastProblems : [t('qa.none')] },
  ]
}

/** The build, the last calls and the last problems at the moment when it opens. */
export function QaPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const titleId = useId()
  const [sections] = useState(() => sectionsOf(t))
  const [outcome, setOutcome] = useState<'copied' | 'blocked'>()

  const copy = () => {
    const text = sections.map(({ title, lines }) => [title, ...lines].join('\n')).join('\n\n')
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('blocked'),
    )
  }

  return (
    <Panel width="46rem" onClose={onClose} titleId={titleId}>
      <CloseButton onClick={onClose} />
      {sections.map(({ title, lines }, index) => (
        <section key={title}>
          <h2 {...(index === 0 && { id: titleId, tabIndex: -1 })}>{title}</h2>
          <ul>
            {lines.map((line, place) => (
              <li key={place}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <Button onClick={copy}>{t('qa.copy')}</Button>
      <p role="status">{outcome && t(`qa.${outcome}`)}</p>
    </Panel>
  )
}

const Panel = styled(Drawer)({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  padding: '14px 26px',
  overflowWrap: 'anywhere',
})
