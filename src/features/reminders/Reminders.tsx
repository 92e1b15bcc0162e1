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
import { ReminderForm } from './ReminderForm'
import { ReminderList } from './ReminderList'
import styles from './Reminders.module.css'
import { Section } from './Section'
import { StopReminder } from './StopReminder'
import { useReminders, type FileKind } from './useReminders'

/** What the learner is doing; undefined while only the list is shown. */
type Task =
  | { kind: 'form'; before: Reminder | null }
  | { kind: 'stop'; reminder: Reminder }
  | { kind: 'ready'; file: FileKind }

/** The page for reminders, which a learner adds to their own calendar as files (rules.md#reminders). */
export function Reminders() {
  const { t } = useTranslation('reminders')
  const reminders = useReminders()
  const { list, isBusy, hasFailed, isKept } = reminders
  const [first] = useState<Task | undefined>(() => {
    const draft = stored(reminderDraft).read()
    return draft && { kind: 'form', before: list.find(({ uid }) => uid === draft.changes) ?? null }
  })
  const [task, setTask] = useState(first)
  const begin = (next: Task | undefined) => {
    reminders.forgetFailure()
    setTask(next)
  }
  const ready = (file: FileKind) => (isMade: boolean) => {
    if (isMade) begin({ kind: 'ready', file })
    return isMade
  }
  const isFirst = list.length === 0 && task === undefined
  const form = task?.kind === 'form' || isFirst
  const before = task?.kind === 'form' ? task.before : null

  return (
    <Column>
      <PageHead back={{ to: paths.myPage, words: t('back') }} title={t('title')} lead={t('lead')} />
      {!isKept && (
        <Note kind="warning" role="status" title={t('notKept')}>
          {t('notKeptAdvice')}
        </Note>
      )}
      {task?.kind === 'ready' && <FileReady of={task.file} />}
      {task?.kind === 'stop' && (
        <StopReminder
          reminder={task.reminder}
          isBusy={isBusy}
          hasFailed={hasFailed}
          onGetFile={() => void reminders.stop(task.reminder).then(ready('stop'))}
          onRemove={() => {
            reminders.remove(task.reminder)
            begin(undefined)
            announce(t('stop.takenOff'))
          }}
          onLeave={() => begin(undefined)}
        />
      )}
      {form && (
        <Section
          title={t(before ? 'form.titleChange' : 'form.titleNew')}
          takesFocus={task !== first}
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
        </Section>
      )}
      {list.length > 0 && task?.kind !== 'form' && task?.kind !== 'stop' && (
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

/** Instructions for opening the downloaded file. */
function FileReady({ of }: { of: FileKind }) {
  const { t } = useTranslation('reminders')
  const lead = (
    <ol className={styles.steps}>
      <li>{t('ready.open', { name: t(`file.${of}`) })}</li>
      <li>{t(`ready.${of}`)}</li>
      {of === 'stop' && <li>{t('ready.then')}</li>}
    </ol>
  )
  return <Section title={t('ready.title')} lead={lead} takesFocus />
}
