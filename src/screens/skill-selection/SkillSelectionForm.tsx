import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ApiError, isUnanswered } from '@/api/errors'
import { Button } from '@/components/controls/Button'
import { ActionBar } from '@/components/layout/ActionBar'
import { Column } from '@/components/layout/Column'
import { ScreenHeading } from '@/components/layout/ScreenHeading'
import { SkipLink } from '@/components/layout/SkipLink'
import { Note } from '@/components/messages/Note'
import { NotKeptNote } from '@/components/messages/NotKeptNote'
import { SlowWriteNote } from '@/components/messages/SlowWriteNote'
import { ListenButton } from '@/components/read-aloud/ListenButton'
import { paths } from '@/config/paths'
import { includesId, type Id } from '@/domain/ids'
import {
  isChanged,
  selectedCategories,
  shownCategories,
  skillsForGoals,
  skillsToSave,
  startingSelection,
  tickedSkills,
  type SelectionDraft,
} from '@/domain/skill-selection'
import type { Skill, SkillCategories } from '@/domain/skills'
import { useLanguage } from '@/i18n/useLanguage'
import { useWide } from '@/lib/media-queries'
import { selectedOptions, selectedSkills, startingSkills } from '@/session/storage'
import { fontSizes } from '@/theme/tokens'
import { CategoryCard } from './CategoryCard'
import { CategoryPager } from './CategoryPager'
import { useCardRow } from './useCardRow'
import { useSaveSkills } from './useSaveSkills'
import { Welcome } from './Welcome'

const saveId = 'save-skills'

/** More names would fill a phone. */
const maxNamed = 4

/** One card per category. On small screens they are in a row, to swipe or to page through. */
export function SkillSelectionForm({ offer }: { offer: SkillCategories }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const save = useSaveSkills()
  // Read from storage once: what is ticked must not jump back when a save, here or in another tab, removes the stored draft.
  const [draft, setDraft] = useState(() => storedDraft(offer))
  const [isKept, setKept] = useState(true)
  /** How often nothing was ticked when it was to be saved: a new note each time, as an old one is not announced again. */
  const [emptySaves, setEmptySaves] = useState(0)
  const { rowProps, current, goTo } = useCardRow()
  const isWide = useWide()

  const categories = shownCategories(offer)
  const forGoals = skillsForGoals(offer)
  const selection = tickedSkills(offer, draft)
  const saysWhy = forGoals.length > 0 && forGoals.every(({ id }) => includesId(selection, id))
  const isSaving = save.isPending || save.isSuccess

  const select = (next: Id[]) => {
    save.reset()
    setEmptySaves(0)
    const start = startingSelection(offer)
    setDraft({ ticked: next, start })
    startingSkills.set(start)
    selectedOptions.set(selectedCategories(offer.categories, next))
    setKept(selectedSkills.set(next))
  }
  const saveSelection = () => {
    if (selection.length === 0) setEmptySaves(emptySaves + 1)
    else {
      save.mutate(skillsToSave(offer, selection), {
        onSuccess: () => void navigate(paths.skillMap, { replace: true }),
      })
    }
  }

  return (
    <>
      <Column width="wide">
        <ScreenHeading
          // At 200 % text size 'habilidades' would not fit on one line of a phone.
          sx={{ fontSize: `min(${fontSizes.h1}, 14vw)` }}
        >
          {t('skillSelection.title')}
        </ScreenHeading>
        <Box sx={{ mt: { xs: 0.5, md: 0.75 }, mb: { xs: 1.75, md: 2.75 } }}>
          {!offer.hasSkillsForUser && <Welcome />}
          {(isWide || !saysWhy) && (
            <Typography sx={{ color: 'text.secondary' }}>
              <span>{t('skillSelection.hint')}</span>{' '}
              {isWide && <span>{t('skillSelection.changeLater')}</span>}
            </Typography>
          )}
          {saysWhy && <ChosenForGoals skills={forGoals} isShort={!isWide} />}
          <Box sx={{ mt: 1 }}>
            <ListenButton />
          </Box>
        </Box>
        <SkipLink targetId={saveId}>{t('skillSelection.skipToSave')}</SkipLink>
        {categories.length > 1 && (
          <CategoryPager categories={categories} current={current} onGo={goTo} />
        )}
        <Cards {...rowProps} data-single={categories.length === 1 || undefined}>
          {categories.map((category, index) => (
            <CategoryCard
              key={category.id}
              category={category}
              isCurrent={index === current}
              selection={selection}
              isChosenForGoals={category.skills.some((skill) => forGoals.includes(skill))}
              lockedBy={isSaving ? saveId : undefined}
              onSelect={select}
            />
          ))}
        </Cards>
      </Column>
      <ActionBar
        width="wide"
        note={
          <>
            <SlowWriteNote isPending={save.isPending} />
            <NotKeptNote isKept={isKept || isSaving} />
            {emptySaves > 0 && (
              <Note
                key={emptySaves}
                kind="warning"
                role="alert"
                title={t('skillSelection.chooseOne')}
              />
            )}
            {save.isError && <NotSaved error={save.error} />}
          </>
        }
        status={
          <Typography role="status" sx={{ fontWeight: 600 }}>
            <span>{t('skillSelection.chosen', { count: selection.length })}</span>
            {isChanged(offer, selection) && !isSaving && (
              <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                {t('skillSelection.unsaved')}
              </Typography>
            )}
          </Typography>
        }
      >
        <Button
          id={saveId}
          busy={isSaving}
          busyLabel={t('skillSelection.saving')}
          onClick={saveSelection}
        >
          {t('skillSelection.save')}
        </Button>
      </ActionBar>
    </>
  )
}

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 24,
  alignItems: 'start',
  '&[data-single]': { gridTemplateColumns: 'minmax(0, 720px)' },
  [theme.breakpoints.down('md')]: {
    '&:not([data-single])': {
      // Reaches the edges of the viewport, so that a part of the next card is visible and invites to scroll.
      display: 'flex',
      gap: 14,
      marginInline: -16,
      padding: '4px 16px 10px',
      overflow: 'auto hidden',
      scrollPaddingInline: 16,
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      '& > *': { flex: '0 0 86%', scrollSnapAlign: 'start' },
      // So that the row is as high as the card in view, and nothing can scroll it to the end of a higher one.
      '& > :not([data-current])': { alignSelf: 'stretch', contain: 'size' },
    },
  },
}))

/** The ticks of an earlier visit that are not saved. */
function storedDraft(offer: SkillCategories): SelectionDraft | undefined {
  const ticked = selectedSkills.get()
  return ticked && { ticked, start: startingSkills.get() ?? startingSelection(offer) }
}

type ChosenForGoalsProps = { skills: readonly Skill[]; isShort: boolean }

/** Says how many skills the first visit has ticked and why, and the first of them by name if there is room. */
function ChosenForGoals({ skills, isShort }: ChosenForGoalsProps) {
  const { t } = useTranslation()
  const list = new Intl.ListFormat(useLanguage())
  const named = skills.slice(0, maxNamed).map(({ name }) => name)
  const rest = skills.length - named.length
  const names = list.format(
    rest > 0 ? [...named, t('skillSelection.moreSkills', { count: rest })] : named,
  )
  const count = skills.length
  return (
    <Typography sx={{ mt: 0.75 }}>
      {isShort
        ? t('skillSelection.shortForGoals', { count })
        : t('skillSelection.forGoals', { count, names })}
    </Typography>
  )
}

/** Says beside the button that the skills are not, or may not be, saved, and what to do. */
function NotSaved({ error }: { error: Error }) {
  const { t } = useTranslation()
  const isRefused = error instanceof ApiError && error.kind === 'refused'
  const mayBeSaved = isUnanswered(error)
  return (
    <Note
      kind={mayBeSaved ? 'warning' : 'error'}
      role="alert"
      title={t(mayBeSaved ? 'skillSelection.mayBeSaved' : 'skillSelection.notSaved')}
      detail={t(`dashboard.errors.${isRefused ? 'savingCategories' : 'savingSkills'}`)}
    >
      {t(`skillSelection.advice.${mayBeSaved ? 'unanswered' : 'refused'}`)}
    </Note>
  )
}
