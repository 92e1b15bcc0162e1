import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/config/paths'
import type { Reminder } from '@/learner/reminder'
import { stored } from '@/learner/stored'
import { reminderDraft } from '@/learner/stored-things'
import { Button } from '@/ui/controls/Button'
import { Note } from '@/ui/controls/Note'
import { announce } from '@/ui/feedback/LiveRegion'
import { Column } from '@/ui/layout/Column'
import { PageHead } from '@/ui/layout/PageHead'
import { Part } from './Part'
import { ReminderForm } from './ReminderForm'
import { ReminderList } from './ReminderList'
import styles from './Reminders.module.css'
import { StopReminder } from './StopReminder'
import { useReminders, type FileKind } from './useReminders'

/** What is done now; nothing: the list stands alone. */
type Doing =
  | { kind: 'form'; before: Reminder | null }
  | { kind: 'stop'; reminder: Reminder }
  | { kind: 'ready'; file: FileKind }

/** The reminders that a learner has in their own calendar (rules.md#reminders). */
export function Reminders() {
  const { t } = useTranslation('reminders')
  const reminders = useReminders()
  const { list, isBusy, hasFailed, isKept } = reminders
  const [first] = useState<Doing | undefined>(() => {
    const draft = stored(reminderDraft).read()
    return draft && { kind: 'form', before: list.find(({ uid }) => uid === draft.changes) ?? null }
  })
  const [doing, setDoing] = useState(first)
  const begin = (next: Doing | undefined) => {
    reminders.forgetFailure()
    setDoing(next)
  }
  const ready = (file: FileKind) => (isMade: boolean) => {
    if (isMade) begin({ kind: 'ready', file })
    return isMade
  }
  const isFirst = list.length === 0 && doing === undefined
  const form = doing?.kind === 'form' || isFirst
  const before = doing?.kind === 'form' ? doing.before : null

  return (
    <Column>
      <PageHead back={{ to: paths.myPage, words: t('back') }} title={t('title')} lead={t('lead')} />
      {!isKept && (
        <Note kind="warning" role="status" title={t('notKept')}>
          {t('notKeptAdvice')}
        </Note>
      )}
      {doing?.kind === 'ready' && <FileReady of={doing.file} />}
      {doing?.kind === 'stop' && (
        <StopReminder
          reminder={doing.reminder}
          isBusy={isBusy}
          hasFailed={hasFailed}
          onGetFile={() => void reminders.stop(doing.reminder).then(ready('stop'))}
          onTakeOff={() => {
            reminders.takeOff(doing.reminder)
            begin(undefined)
            announce(t('stop.takenOff'))
          }}
          onLeave={() => begin(undefined)}
        />
      )}
      {form && (
        <Part
          title={t(before ? 'form.titleChange' : 'form.titleNew')}
          isNew={doing !== first}
          lead={<p>{t('form.lead')}</p>}
        >
          <ReminderForm
            key={before?.uid}
            before={before}
            isBusy={isBusy}
            hasFailed={hasFailed}
            onEdit={reminders.forgetFailure}
            onSend={(reminder) => reminders.set(reminder).then(ready('set'))}
            onLeave={list.length > 0 ? () => begin(undefined) : undefined}
          />
        </Part>
      )}
      {list.length > 0 && doing?.kind !== 'form' && doing?.kind !== 'stop' && (
        <ReminderList
          list={list}
          onChange={(reminder) => begin({ kind: 'form', before: reminder })}
          onStop={(reminder) => begin({ kind: 'stop', reminder })}
        >
          <Button
            variant="secondary"
            startIcon="plus"
            onClick={() => begin({ kind: 'form', before: null })}
          >
            {t('list.add')}
          </Button>
        </ReminderList>
      )}
    </Column>
  )
}

/** The file is among the learner's files: what to do with it. */
function FileReady({ of }: { of: FileKind }) {
  const { t } = useTranslation('reminders')
  const lead = (
    <ol className={styles.steps}>
      <li>{t('ready.open', { name: t(`file.${of}`) })}</li>
      <li>{t(`ready.${of}`)}</li>
      {of === 'stop' && <li>{t('ready.then')}</li>}
    </ol>
  )
  return <Part title={t('ready.title')} lead={lead} isNew />
}
