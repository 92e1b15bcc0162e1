import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { PopoverActions } from '@/components/dialogs/Popover'
import type { PathNode, PathNodes } from '@/domain/path-nodes'
import { subSkillTitle } from './node-words'
import { NodeDescription } from './NodeDescription'

type IntroductionDetailsProps = { path: PathNodes; onOpenNode: (node: PathNode) => void }

/** How the path works, and a button to the next sub-skill. */
export function IntroductionDetails({ path, onOpenNode }: IntroductionDetailsProps) {
  const { t } = useTranslation('learning-path')
  // Opening the introduction has led on to the first sub-skill that is not done.
  const next = path.nodes[path.currentIndex]
  return (
    <>
      {path.subSkills.total > 0 && (
        <NodeDescription>{t('introduction.how', { count: path.subSkills.total })}</NodeDescription>
      )}
      {next?.type === 'sub-skill' && (
        <PopoverActions>
          <Button endIcon="arrow-right" onClick={() => onOpenNode(next)}>
            {t('introduction.goToSubSkill', { title: subSkillTitle(t, next) })}
          </Button>
        </PopoverActions>
      )}
    </>
  )
}
