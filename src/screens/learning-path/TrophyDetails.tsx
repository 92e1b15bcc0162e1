import { useTranslation } from 'react-i18next'
import type { TrophyNode } from '@/domain/path-nodes'
import { LockedNote } from './LockedNote'
import { trophyStatus } from './node-words'
import { NodeDescription } from './NodeDescription'

/** The text of the trophy; while it is locked also what is missing. */
export function TrophyDetails({ node }: { node: TrophyNode }) {
  const { t } = useTranslation('learning-path')
  return (
    <>
      <NodeDescription>{t(node.disabled ? 'trophy.locked' : 'trophy.unlocked')}</NodeDescription>
      {node.disabled && <LockedNote reason={trophyStatus(t, node)} />}
    </>
  )
}
