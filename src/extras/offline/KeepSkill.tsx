import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { learningPathQuery } from '@/api/learning.queries'
import type { Id } from '@/api/transport/call'
import { useLanguage } from '@/i18n/useLanguage'
import { Button } from '@/ui/controls/Button'
import { firstMouseClickOnly } from '@/ui/controls/first-click'
import { useOnline } from '@/ui/states/useOnline'
import { deviceOf } from './device'
import { deviceKey, downloadQuery, missingLessonsQuery, type Download } from './device.queries'
import { download, takeAway, type Skill, type Stopped } from './downloads'
import styles from './offline.module.css'

type KeepSkillProps = { learner: string; skillId: Id }

/** Keeps a skill on this device, says what is missing, and takes it away. */
export function KeepSkill({ learner, skillId }: KeepSkillProps) {
  const { t } = useTranslation('offline')
  const { missing, current, keep, remove } = useSkillHere(learner, skillId)
  const isOnline = useOnline()
  // Not known yet.
  if (missing === undefined) return null

  const running = current && 'stop' in current ? current : undefined
  const isWhole = missing?.length === 0
  const titles = missing?.map(({ title, type }) => title || t(`type.${type ?? 'video'}`))
  const said = () => {
    if (running) return t('progress', { ...running })
    if (isWhole) return t('kept')
    const stopped = current && 'stopped' in current ? current.stopped : undefined
    const why = stopped ? `${t(`stopped.${stopped}`)} ` : ''
    return titles ? why + t('missing', { titles: titles.join(', ') }) : why
  }

  return (
    <div className={styles.remark} onClickCapture={firstMouseClickOnly}>
      <p role="status">{said()}</p>
      {!isWhole && (running || isOnline) && (
        <Button
          variant="plain"
          size="small"
          startIcon={running ? 'stop' : 'save'}
          onClick={running ? running.stop : () => void keep()}
        >
          {t(running ? 'stop' : titles ? 'getThem' : 'keep')}
        </Button>
      )}
      {/* Without a network it could not be had again. */}
      {titles && !running && isOnline && (
        <Button variant="plain" size="small" startIcon="close" onClick={() => void remove()}>
          {t('takeAway')}
        </Button>
      )}
    </div>
  )
}

/** What this device has of a skill, in the language of the interface, and how to change that. */
function useSkillHere(learner: string, skillId: Id) {
  const language = useLanguage()
  const client = useQueryClient()
  const { data: path } = useQuery(learningPathQuery(skillId, language))
  const skill: Skill | undefined = path && { skillId, path, language }
  const device = deviceOf(learner)
  const { data: missing } = useQuery(missingLessonsQuery(learner, skill))
  const currentQuery = downloadQuery(skillId, language)
  const { data: current } = useQuery(currentQuery)
  const tell = (next: Download) => client.setQueryData(currentQuery.queryKey, next)
  const end = async (stopped: Stopped | undefined) => {
    await client.invalidateQueries({ queryKey: deviceKey })
    tell({ stopped })
  }
  return {
    /** Undefined while that is looked up. */
    missing,
    current,
    keep: async () => {
      if (!skill) return
      const controller = new AbortController()
      const stop = () => controller.abort()
      const onProgress = (done: number, total: number) => tell({ done, total, stop })
      await end(await download(device, skill, controller.signal, onProgress))
    },
    remove: async () => skill && end(await takeAway(device, skill)),
  }
}
