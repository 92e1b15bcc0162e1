import { useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSkillSize } from '@/api/keeping.queries'
import { formatBytes, formatList } from '@/i18n/formats'
import { useLanguage } from '@/i18n/useLanguage'
import { canKeepSkills } from '@/learner/kept/can-keep-skills'
import { useKeptSkills } from '@/learner/kept/useKeptSkills'
import { Button } from '@/ui/controls/Button'
import { Note } from '@/ui/controls/Note'
import { ProgressBar } from '@/ui/controls/ProgressBar'
import { Dialog } from '@/ui/feedback/Dialog'
import { showToast } from '@/ui/feedback/toasts'
import { isFirst, skillDownloads } from './downloads'
import { useKeptLanguages } from './useKeptLanguages'
import '@/i18n/parts/kept-skills'

type KeepDialogProps = { skillId: number; name: string; onClose: () => void }

/** Keeps a skill on this device, or takes it away; says before what it takes and what cannot be kept. */
export function KeepDialog({ skillId, name, onClose }: KeepDialogProps) {
  const { t } = useTranslation('kept-skills')
  const language = useLanguage()
  const languages = useKeptLanguages()
  const download = useSyncExternalStore(skillDownloads.subscribe, () => skillDownloads.of(skillId))
  const kept = useKeptSkills().find((one) => one.skillId === skillId)
  const cannot = canKeepSkills()
  const isRunning = download?.kind === 'running'
  const isAsking = cannot === 'can' && !isRunning && !kept?.isWhole
  const size = useSkillSize(skillId, languages, isAsking)
  const known = kept?.isWhole ? kept : size.data

  const close = (
    <Button wide variant={kept?.isWhole ? 'primary' : 'secondary'} onClick={onClose}>
      {t(isAsking ? 'notNow' : 'close')}
    </Button>
  )
  const dialog = (children: ReactNode, wayOn?: ReactNode) => (
    <Dialog
      open
      onClose={onClose}
      title={t(kept?.isWhole ? 'kept' : 'title')}
      action={
        kept?.isWhole ? (
          <>
            {close}
            {wayOn}
          </>
        ) : (
          <>
            {wayOn}
            {close}
          </>
        )
      }
    >
      <div role="status">{children}</div>
    </Dialog>
  )

  if (cannot !== 'can') return dialog(<p>{t(cannot)}</p>)
  if (isRunning) {
    return dialog(
      <>
        <ProgressBar percent={download.share * 100} label={t('loading')} />
        <p>{t('loadingHint')}</p>
      </>,
      <Button wide onClick={() => skillDownloads.stop(skillId)}>
        {t('stop')}
      </Button>,
    )
  }
  const sizeWords = known && (
    <>
      <p>{t('size', { size: formatBytes(language, known.bytes) })}</p>
      {known.missing.length > 0 && (
        <p>
          {t('missing', {
            count: known.missing.length,
            films: formatList(language, known.missing),
          })}
        </p>
      )}
    </>
  )
  if (kept?.isWhole) {
    return dialog(
      <>
        <p>{t('keptHint')}</p>
        {sizeWords}
      </>,
      <Button
        wide
        variant="secondary"
        onClick={() => {
          onClose()
          showToast({ kind: 'info', text: t('takenAway', { skill: name }) })
          void skillDownloads.takeAway(skillId)
        }}
      >
        {t('takeAway')}
      </Button>,
    )
  }
  return dialog(
    <>
      <p>{t('about')}</p>
      {download?.kind === 'failed' ? (
        <Note kind="error">
          <p>{t(`failed.${download.reason}`)}</p>
        </Note>
      ) : (
        kept && <p>{t('stopped')}</p>
      )}
      {isFirst() && <p>{t('permission')}</p>}
      {sizeWords ?? <p>{t(size.error ? 'measureFailed' : 'measuring')}</p>}
    </>,
    size.error && !known ? (
      <Button wide endIcon="retry" busy={size.isRetrying} onClick={size.retry}>
        {t('retry')}
      </Button>
    ) : (
      <Button wide onClick={() => void skillDownloads.start({ skillId, name, languages })}>
        {t(kept ? 'goOn' : 'keep')}
      </Button>
    ),
  )
}
