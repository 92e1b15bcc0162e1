import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import { textsIn } from '@/i18n/i18n'
import { useLanguage } from '@/i18n/useLanguage'
import { Popover } from '@/ui/feedback/Popover'
import { SecondLinesContext } from '@/ui/reading/Readable'
import { ReadingBar } from '@/ui/reading/ReadingBar'
import { SecondLine } from '@/ui/reading/SecondLine'
import { useSecondLines } from '@/ui/reading/useSecondLines'
import type { FetchPath } from '../fetch-path'
import { nodePicture } from '../open-node'
import { type PathNode, type PathNodes, pathNodes } from '../path-nodes'
import { IntroductionDetails } from './IntroductionDetails'
import styles from './NodeDetails.module.css'
import { nodeIn, popoverWords } from './popover-words'
import { StepDetails } from './StepDetails'

type NodePopoverProps = Omit<ContentProps, 'node' | 'titleId' | 'open'> & {
  /** The node that is open or rendered ahead, or null. */
  node: PathNode | null
  open: boolean
  onClose: () => void
}

/**
 * The details of one node (rules.md#popovers). May be rendered hidden before it opens, so that
 * opening is fast.
 */
export function NodePopover({ node, open, onClose, ...content }: NodePopoverProps) {
  const titleId = useId()
  if (!node) return null
  return (
    <Popover
      key={node.id}
      open={open}
      anchor={() => nodePicture(node.id)}
      onClose={onClose}
      titleId={titleId}
    >
      <Content node={node} titleId={titleId} open={open} {...content} />
    </Popover>
  )
}

type DetailsProps = {
  node: PathNode
  titleId: string
  path: PathNodes
  skillName: string
  onOpenModule: (module: LearningModule) => void
  onOpenNode: (node: PathNode) => void
}
type ContentProps = DetailsProps & { open: boolean; fetchPath: FetchPath }

function Content({ open, fetchPath, ...details }: ContentProps) {
  const { node, path, skillName } = details
  const second = usePopoverLines({ node, path, skillName, fetchPath, isShown: open })
  return (
    <SecondLinesContext value={second}>
      <ReadingBar className={styles.bar} />
      <Details {...details} />
    </SecondLinesContext>
  )
}

const Details = memo(function View(details: DetailsProps) {
  const { node, titleId, path, skillName, onOpenModule, onOpenNode } = details
  return (
    <>
      {node.type === 'introduction' && (
        <IntroductionDetails {...{ titleId, skillName, path, onOpenNode }} />
      )}
      {node.type === 'step' && <StepDetails {...{ titleId, node, onOpenModule }} />}
      {node.type === 'trophy' && <TrophyDetails titleId={titleId} isLocked={node.disabled} />}
    </>
  )
})

type TrophyDetailsProps = { titleId: string; isLocked: boolean }

/** The text of the trophy, locked or not. */
function TrophyDetails({ titleId, isLocked }: TrophyDetailsProps) {
  const { t } = useTranslation('learning-path')
  return (
    <>
      <h2 id={titleId} className={styles.title} tabIndex={-1}>
        {t('trophy.title')}
      </h2>
      <SecondLine of={t('trophy.title')} />
      <p className={styles.text}>{t(isLocked ? 'trophy.locked' : 'trophy.unlocked')}</p>
      <SecondLine of={t(isLocked ? 'trophy.locked' : 'trophy.unlocked')} />
    </>
  )
}

type Shown = {
  node: PathNode
  path: PathNodes
  skillName: string
  fetchPath: FetchPath
  isShown: boolean
}

/** The lines of the popover in the second language. */
function usePopoverLines({ node, path, skillName, fetchPath, isShown }: Shown) {
  const own = textsIn(useLanguage(), 'learning-path')
  const steps = path.steps.total
  return useSecondLines({
    part: 'learning-path',
    ownTexts: () => [],
    serverTexts: popoverWords(own, node, { skillName, steps }),
    fetch: fetchPath,
    translations: (other, language) => {
      const same = nodeIn(pathNodes(other), node)
      const texts = textsIn(language, 'learning-path')
      return same ? popoverWords(texts, same, { skillName: other.skillName, steps }) : []
    },
    isShown,
  })
}
