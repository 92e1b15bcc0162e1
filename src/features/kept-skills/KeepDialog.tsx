import type { TFunction } from 'i18next'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSkillSize } from '@/api/keeping.queries'
import { formatBytes, formatList } from '@/i18n/formats'
import { useLanguage } from '@/i18n/useLanguage'
import { canKeepSkills } from '@/learner/kept/can-keep-skills'
import { isKeptIn } from '@/learner/kept/kept-skill'
import { useKeptSkills } from '@/learner/kept/useKeptSkills'
import { Button } from '@/ui/controls/Button'
import { Note } from '@/ui/controls/Note'
import { ProgressBar } from '@/ui/controls/ProgressBar'
import { Dialog } from '@/ui/feedback/Dialog'
import { showToast } from '@/ui/feedback/toasts'
import { isFirst, skillDownloads } from './downloads'
import { Sentences } from './Sentences'
import '@/i18n/parts/kept-skills'

type Texts = TFunction<'kept-skills'>
type KeepDialogProps = {
  skillId: number
  name: string
  /** Lessons came to its path after it was kept. */
  hasNew: boolean
  onClose: () => void
}

/** Keeps a skill on this device, or takes it away; says before what it takes and what cannot be kept. */
export function KeepDialog({ skillId, name, hasNew, onClose }: KeepDialogProps) {
  const { t } = useTranslation('kept-skills')
  const language = useLanguage()
  const languages = [language]
  const download = useSyncExternalStore(skillDownloads.subscribe, () => skillDownloads.of(skillId))
  const kept = useKeptSkills().find((one) => one.skillId === skillId)
  const cannot = canKeepSkills()
  const isHere = kept !== undefined && isKeptIn(kept, language) && !hasNew
  const isRunning = download?.kind === 'running'
  const isAsking = cannot === 'can' && !isRunning && !isHere
  const size = useSkillSize(skillId, languages, isAsking)
  const known = isHere ? kept : size.data

  const title = isHere ? 'kept' : 'title'
  const failed = download?.kind === 'failed' ? download.reason : undefined
  const sizes = (texts: Texts) => {
    if (!known) return [texts(size.error ? 'measureFailed' : 'measuring')]
    const films = formatList(language, known.missing)
    return [
      texts('size', { size: formatBytes(language, known.bytes) }),
      ...(films === '' ? [] : [texts('missing', { count: known.missing.length, films })]),
    ]
  }
  const sentences = (texts: Texts) => {
    if (cannot !== 'can') return [texts(cannot)]
    if (isRunning) return [texts('loadingHint')]
    if (isHere) return [texts('keptHint'), ...sizes(texts)]
    if (hasNew) return [texts('newLessons'), ...sizes(texts)]
    const isBegun = kept?.isWhole === false
    const state = isBegun && !failed ? [texts('stopped')] : []
    const permission = isFirst() ? [texts('permission')] : []
    return [texts('about'), ...state, ...permission, ...sizes(texts)]
  }

  const takeAway = () => {
    onClose()
    showToast({ kind: 'info', text: t('takenAway', { skill: name }) })
    void skillDownloads.takeAway(skillId)
  }
  const wayOn = (): ReactNode => {
    if (cannot !== 'can') return null
    if (isRunning) {
      return (
        <Button wide onClick={() => skillDownloads.stop(skillId)}>
          {t('stop')}
        </Button>
      )
    }
    if (isHere) {
      return (
        <Button wide variant="secondary" onClick={takeAway}>
          {t('takeAway')}
        </Button>
      )
    }
    if (size.error && !known) {
      return (
        <Button wide endIcon="retry" busy={size.isRetrying} onClick={size.retry}>
          {t('retry')}
        </Button>
      )
    }
    return (
      <Button wide onClick={() => void skillDownloads.start({ skillId, name, languages })}>
        {t(hasNew ? 'getNew' : kept?.isWhole === false ? 'goOn' : 'keep')}
      </Button>
    )
  }
  const close = (
    <Button wide variant={isHere ? 'primary' : 'secondary'} onClick={onClose}>
      {t(isAsking ? 'notNow' : 'close')}
    </Button>
  )

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(title)}
      action={
        <>
          {isHere && close}
          {wayOn()}
          {!isHere && close}
        </>
      }
    >
      <div role="status">
        {isRunning && <ProgressBar percent={download.share * 100} label={t('loading')} />}
        {failed && (
          <Note kind="error">
            <Sentences of={[t(`failed.${failed}`)]} />
          </Note>
        )}
        <Sentences of={sentences(t)} />
      </div>
    </Dialog>
  )
}
