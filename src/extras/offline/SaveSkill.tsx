import {
  useMutationState,
  useQuery,
  useQueryClient,
  type MutationState,
} from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { learningPathQuery } from '@/api/learning.queries'
import { isSameId, type Id } from '@/api/transport/call'
import { useSend } from '@/api/transport/useSend'
import { useLanguage } from '@/i18n/useLanguage'
import { Button } from '@/ui/controls/Button'
import { firstMouseClickOnly } from '@/ui/controls/first-click'
import { useOnline } from '@/ui/states/useOnline'
import { deviceOf } from './device'
import { deviceQuery } from './device.queries'
import { download, lessonsFor, recordsOf, type Stopped } from './downloads'
import styles from './offline.module.css'
import { TakeAway } from './TakeAway'

type SaveSkillProps = { learner: string; skillId: Id }

/** On a path: saves its skill offline, says what is missing, and takes it away. */
export function SaveSkill({ learner, skillId }: SaveSkillProps) {
  const { t } = useTranslation('offline')
  const language = useLanguage()
  const client = useQueryClient()
  const isOnline = useOnline()
  const { data: path } = useQuery(learningPathQuery(skillId, language))
  const { data: held } = useQuery(deviceQuery(learner))
  const refresh = () => client.invalidateQueries(deviceQuery(learner))

  // It goes on when the learner leaves the path. Its variables can stop it.
  const mutationKey = ['offline', skillId, language]
  const { send } = useSend({
    mutationKey,
    mutationFn: ({ signal }: AbortController) => {
      const [device, onProgress] = [deviceOf(learner), () => void refresh()]
      return path
        ? download({ device, skillId, language, path, signal, onProgress })
        : Promise.resolve(undefined)
    },
    onSettled: refresh,
  })
  const downloads = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => state as MutationState<Stopped | undefined, Error, AbortController>,
  })
  const last = downloads.at(-1)

  if (path === undefined || held === undefined) return null
  const skill = held.skills.find(
    (one) => isSameId(one.skillId, skillId) && one.language === language,
  )
  const lessons = lessonsFor(path)
  const missing = lessons.filter(
    (lesson) => !recordsOf(lesson, language).every((name) => held.names.includes(name)),
  )
  const isRunning = last?.status === 'pending'
  const isWhole = skill !== undefined && missing.length === 0

  const said = () => {
    if (isRunning) {
      return t('progress', { done: lessons.length - missing.length, total: lessons.length })
    }
    if (isWhole) return t('isHere')
    const titles = missing.map(({ title, type }) => title || t(`type.${type ?? 'video'}`))
    const stopped = last?.data ? `${t(`stopped.${last.data}`)} ` : ''
    return skill ? stopped + t('missing', { titles: titles.join(', ') }) : stopped
  }

  return (
    <div className={styles.remark} onClickCapture={firstMouseClickOnly}>
      <p role="status">{said()}</p>
      {isRunning ? (
        <Button
          variant="plain"
          size="small"
          startIcon="stop"
          onClick={() => last.variables?.abort()}
        >
          {t('stop')}
        </Button>
      ) : (
        isOnline &&
        !isWhole && (
          <Button
            variant="plain"
            size="small"
            startIcon="save"
            onClick={() => send(new AbortController())}
          >
            {t(skill ? 'getThem' : 'save')}
          </Button>
        )
      )}
      {skill && !isRunning && <TakeAway learner={learner} skill={skill} />}
    </div>
  )
}
