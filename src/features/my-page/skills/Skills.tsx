import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '@/api/transport/error-text'
import StateEmpty from '@/art/states/state-empty.svg?react'
import { paths } from '@/config/paths'
import { EmptyView } from '@/ui/states/EmptyView'
import { Loaded } from '@/ui/states/Loaded'
import { SnapshotStrip } from '@/ui/states/SnapshotStrip'
import { DoMore } from '../DoMore'
import { SkillPages } from './SkillPages'
import styles from './Skills.module.css'
import { useSkillProgress } from './useSkillProgress'

/** Loads the learner's skills and shows them, or the loading, error or empty view. */
export function Skills({ nextStep }: { nextStep: ReactNode }) {
  const { t } = useTranslation('my-page')
  const { t: tMap } = useTranslation('skill-map')
  const { t: tErrors } = useTranslation('errors')
  const page = useSkillProgress()
  const { map } = page

  return (
    <div className={styles.page}>
      <Loaded
        read={map}
        loading={t('loading')}
        failed={t('failed')}
        detail={(error) => errorText(tErrors, error)}
        level={2}
      >
        {(entries) =>
          entries.every(({ skills }) => skills.length === 0) ? (
            <>
              <EmptyView
                art={StateEmpty}
                level={2}
                title={tMap('empty.title')}
                text={tMap('empty.text')}
                action={{ to: paths.skillSelection, label: tMap('empty.action') }}
              />
              <DoMore />
            </>
          ) : (
            <>
              <div data-unprinted="">
                <SnapshotStrip
                  what={t('snapshotOf')}
                  at={map.snapshotAt}
                  onRetry={map.retry}
                  isRetrying={map.isRetrying}
                />
              </div>
              <SkillPages {...page} nextStep={nextStep} />
            </>
          )
        }
      </Loaded>
      {map.data === undefined && map.error !== null && <DoMore />}
    </div>
  )
}
