import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { PopoverActions } from '@/components/dialogs/Popover'
import { Icon } from '@/components/icons/Icon'
import { VisuallyHidden } from '@/components/layout/VisuallyHidden'
import { moduleTitle } from '@/components/module/module-title'
import { ModuleIcon } from '@/components/pictures/ModuleIcon'
import { canBeShown, type Module } from '@/domain/learning-path'
import type { SubSkillNode } from '@/domain/path-nodes'
import type { ModuleEntry } from '@/domain/unlocking'
import { LockedNote } from './LockedNote'
import { subSkillTitle } from './node-words'
import { NodeDescription } from './NodeDescription'
import { StatusText } from './StatusText'

type SubSkillDetailsProps = {
  node: SubSkillNode
  onOpenModule: (module: Module) => void
}

/** The description of a sub-skill, then its modules with Start and Continue, or what to finish first. */
export function SubSkillDetails({ node, onOpenModule }: SubSkillDetailsProps) {
  const { t } = useTranslation()
  const { entries, blockedBy, disabled } = node
  const { module: first } = entries.find(({ module }) => canBeShown(module)) ?? entries[0] ?? {}
  const isEmpty = entries.length === 0
  const next = node.state === 'in-progress' ? node.next : null
  return (
    <>
      {(node.description !== null || !isEmpty) && (
        <NodeDescription>
          {node.description ?? t('learningPath.subSkill.description')}
        </NodeDescription>
      )}
      {isEmpty && <NodeDescription>{t('learningPath.subSkill.empty')}</NodeDescription>}
      {blockedBy && (
        <LockedNote
          reason={t('learningPath.subSkill.locked', { title: subSkillTitle(t, blockedBy) })}
        />
      )}
      {first && !disabled && (
        <>
          <ModuleList role="list" disablePadding aria-label={t('learningPath.subSkill.modules')}>
            {entries.map((entry, index) =>
              entry.state === 'locked' ? (
                <ListItem key={index} sx={row}>
                  <ModuleWords entry={entry} isCurrent={node.isCurrent} />
                </ListItem>
              ) : (
                <ListItem key={index} disablePadding>
                  <ListItemButton
                    component="button"
                    sx={row}
                    onClick={() => onOpenModule(entry.module)}
                  >
                    <ModuleWords entry={entry} isCurrent={node.isCurrent} />
                  </ListItemButton>
                </ListItem>
              ),
            )}
          </ModuleList>
          <PopoverActions>
            <Button variant={next ? 'outlined' : 'contained'} onClick={() => onOpenModule(first)}>
              {t('learningPath.subSkill.start')}
            </Button>
            {next && (
              <Button endIcon="arrow-right" onClick={() => onOpenModule(next)}>
                {t('learningPath.subSkill.continue')}
              </Button>
            )}
          </PopoverActions>
        </>
      )}
    </>
  )
}

/** A module of an open sub-skill, which may itself be locked: then it says what to finish first. */
function ModuleWords({ entry, isCurrent }: { entry: ModuleEntry; isCurrent: boolean }) {
  const { t } = useTranslation()
  const { module, blockedBy } = entry
  // Only one module of a path is the next one.
  const state = entry.state === 'next' && !isCurrent ? 'not-started' : entry.state
  return (
    <>
      {module.type ? <ModuleIcon type={module.type} /> : <Icon name="help" />}
      <Name>
        <span>{moduleTitle(t, module.type, module.title)}</span>
        <VisuallyHidden>, </VisuallyHidden>
        <StatusText>{t(`modules.type.${module.type ?? 'unknown'}`)}</StatusText>
        <VisuallyHidden>, </VisuallyHidden>
        {blockedBy && (
          <StatusText sx={{ display: 'flex', gap: 0.75, mt: 0.25 }}>
            <Icon name="lock" size={17} />
            <span>
              {t('learningPath.module.locked', {
                title: moduleTitle(t, blockedBy.type, blockedBy.title),
              })}
            </span>
          </StatusText>
        )}
      </Name>
      {state !== 'locked' && (
        <State sx={[state === 'done' && { color: 'success.text' }, state === 'next' && pill]}>
          {state === 'done' && <Icon name="check" size={20} />}
          <span>{t(`learningPath.module.${state}`)}</span>
        </State>
      )}
    </>
  )
}

const ModuleList = styled(List)(({ theme }) => ({
  marginTop: 12,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

const row = {
  // The words at the end of a row are below the title where they do not fit beside it.
  flexWrap: 'wrap',
  gap: '4px 12px',
  minHeight: 56,
  px: 1.75,
  py: 0.75,
  fontSize: '1.0625rem',
  fontWeight: 600,
  lineHeight: 1.25,
  // Inside, because the list clips its content at the rounded corners.
  outlineOffset: '-3px',
}

const Name = styled('span')({
  flex: '1 1 min-content',
  minWidth: 0,
  overflowWrap: 'break-word',
})

const State = styled('span')({
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  fontSize: '0.9375rem',
})

const pill = {
  padding: '1px 10px',
  border: '1.5px solid',
  borderColor: 'info.main',
  borderRadius: '99px',
  backgroundColor: 'info.bg',
  color: 'info.text',
}
