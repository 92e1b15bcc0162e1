import {
  useMutationState,
  useQuery,
  useQueryClient,
  type MutationState,
} from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { learningPathQuery, moduleStateKey, useUnsaved } from '@/api/learning.queries'
import type { Id } from '@/api/transport/call'
import { useSend } from '@/api/transport/useSend'
import { useLanguage } from '@/i18n/useLanguage'
import { Button } from '@/ui/controls/Button'
import { firstMouseClickOnly } from '@/ui/controls/first-click'
import { Note } from '@/ui/controls/Note'
import { useOnline } from '@/ui/states/useOnline'
import { deviceOf, heldQuery, nameOf, type SavedSkill } from './device'
import { download, lessonsFor, recordOf, type Download } from './downloads'
import styles from './offline.module.css'
import { TakeAway } from './SavedSkills'
import { nameOfSave, saveOf } from './writes'

type OfflineRemarkProps = { learner: string; skillId: Id | null }

/** On a path, whether its skill is saved offline; on map and path, what is not saved yet. */
export function OfflineRemark({ learner, skillId }: OfflineRemarkProps) {
  return (
    <>
      {skillId !== null && <SaveSkill key={skillId} learner={learner} skillId={skillId} />}
      <NotSaved />
    </>
  )
}

/** Saves a skill offline, says what is missing, and takes it away. */
function SaveSkill({ learner, skillId }: { learner: string; skillId: Id }) {
  const { t } = useTranslation('offline')
  const language = useLanguage()
  const client = useQueryClient()
  const isOnline = useOnline()
  const { data: path } = useQuery(learningPathQuery(skillId, language))
  const { data: held } = useQuery(heldQuery(learner))
  const refresh = () => client.invalidateQueries(heldQuery(learner))

  // It goes on when the learner leaves the path. Its variables can stop it.
  const mutationKey = ['offline', skillId, language]
  const { send } = useSend({
    mutationKey,
    mutationFn: (task: Download) => download(deviceOf(learner), task, () => void refresh()),
    onSettled: refresh,
  })
  const last = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => state as MutationState<void, Error, Download>,
  }).at(-1)

  if (path === undefined || held === undefined) return null
  const lessons = lessonsFor(path)
  const records = lessons.map((lesson) => recordOf(lesson, language))
  const skill: SavedSkill = { skillId, language, name: path.skillName, records }
  const saved = held.skills.find((one) => nameOf.skill(one) === nameOf.skill(skill))
  const missing = lessons.filter((lesson) => !held.names.includes(recordOf(lesson, language)))
  const isRunning = last?.status === 'pending'
  const isWhole = saved !== undefined && missing.length === 0

  const said = () => {
    const [done, total] = [lessons.length - missing.length, lessons.length]
    if (isRunning) return t('progress', { done, total })
    if (isWhole) return t('isHere')
    const titles = missing.map(({ title, type }) => title || t(`type.${type ?? 'video'}`))
    const isFull = last?.status === 'error'
    return (
      (isFull ? `${t('full')} ` : '') + (saved ? t('missing', { titles: titles.join(', ') }) : '')
    )
  }

  return (
    <div className={styles.remark} onClickCapture={firstMouseClickOnly}>
      <p role="status">{said()}</p>
      {isRunning && (
        <Button
          variant="plain"
          size="small"
          startIcon="stop"
          onClick={() => last.variables?.stop.abort()}
        >
          {t('stop')}
        </Button>
      )}
      {!isRunning && !isWhole && isOnline && (
        <Button
          variant="plain"
          size="small"
          startIcon="save"
          onClick={() => send({ skill, lessons, stop: new AbortController() })}
        >
          {t(saved ? 'getThem' : 'save')}
        </Button>
      )}
      {!isRunning && saved && <TakeAway learner={learner} skill={saved} />}
    </div>
  )
}

/** What waits to be saved, and what could not be saved, with another try. */
function NotSaved() {
  const { t } = useTranslation('offline')
  const { length: count } = useUnsaved({ isWaiting: true })
  const sends = useMutationState({
    filters: { mutationKey: moduleStateKey },
    select: (mutation) => ({ mutation, status: mutation.state.status, save: saveOf(mutation) }),
  })
  // A later one may have saved the same.
  const last = new Map(sends.map((send) => [send.save && nameOfSave(send.save), send]))
  return (
    <div role="status" className={styles.notSaved}>
      {count > 0 && <p>{t('waiting', { count })}</p>}
      {[...last.values()].map(({ mutation, status, save }) => {
        if (status !== 'error' || save?.state !== 'completed') return null
        const lesson = save.title || t(`type.${save.type ?? 'video'}`)
        const tryAgain = () => void mutation.execute(save).catch(() => {})
        return (
          <Note key={mutation.mutationId} kind="warning" title={t('failed', { lesson })}>
            <Button variant="plain" size="small" endIcon="retry" onClick={tryAgain}>
              {t('tryAgain')}
            </Button>
          </Note>
        )
      })}
    </div>
  )
}
