import { curriculum } from '@/mock-backend/curriculum/curriculum'
import type { Skill } from '@/mock-backend/curriculum/schema'
import { answerWizard, newLearner, signUp } from './first-steps'
import { answerDialog, arrivedAt, button, place, type Walk } from './on-screen'
import { textsOf } from './texts'
import { doStep, fromLandingToSignIn, openSkill, signIn, skillOnMap } from './walk'

const types = ['video', 'quiz', 'pdf', 'practice', 'challenge']

/** The shortest skill whose modules are of all five types, with a rating on the way. */
function skillOfAllTypes(): Skill {
  const lengthOf = ({ subSkills }: Skill) => subSkills.flatMap(({ modules }) => modules).length
  const [skill] = curriculum.skills
    .filter(({ subSkills }) => {
      const modules = subSkills.flatMap((subSkill) => subSkill.modules)
      return (
        types.every((type) => modules.some((module) => module.type === type)) &&
        subSkills.some(({ feedback }) => feedback)
      )
    })
    .toSorted((one, other) => lengthOf(one) - lengthOf(other))
  if (!skill) throw new Error('The walk needs a skill with modules of all types and a rating')
  return skill
}

/** Goes the whole way, from the landing to the trophy of a skill and the map after it. */
export async function walkToTheTrophy(walk: Walk): Promise<void> {
  const skill = skillOfAllTypes()
  await fromLandingToSignIn(walk)
  await signUp(walk)
  await signIn(walk, newLearner)
  await answerWizard(walk)
  await chooseOnly(walk, skill)
  await openSkill(walk, skill)
  for (const step of skill.subSkills) await doStep(walk, step)
  await takeTrophy(walk, skill)
  await seeAllKept(walk, skill)
}

/** Takes this skill and none of those that fit the goals. On a phone the cards are turned one by one. */
async function chooseOnly(walk: Walk, skill: Skill): Promise<void> {
  const t = textsOf(walk.language)
  const { page, hand, language } = walk
  await arrivedAt(walk, t('skill-selection:title'))
  await page.getByRole('checkbox').first().waitFor()
  await walk.look('skill selection')
  for (const [index, { name }] of curriculum.categories.entries()) {
    const turn = button(walk, t('skill-selection:goTo', { category: name[language] }))
    if (index > 0 && (await turn.isVisible())) {
      await hand.press(turn)
      const place = t('skill-selection:place', {
        place: index + 1,
        total: curriculum.categories.length,
      })
      await page.getByText(place, { exact: true }).waitFor()
      await walk.look('skill selection, next card')
    }
    const card = page.getByRole('region', { name: name[language] })
    for (const option of await card.getByRole('checkbox').all()) {
      const isWanted = (await option.and(page.getByLabel(skill.name[language])).count()) > 0
      if ((await option.isChecked()) !== isWanted) await hand.choose(option)
    }
  }
  await page.getByText(t('skill-selection:chosen', { count: 1 })).waitFor()
  await walk.look('skill selection, one skill')
  await hand.press(button(walk, t('skill-selection:save')))
}

async function takeTrophy(walk: Walk, skill: Skill): Promise<void> {
  const t = textsOf(walk.language)
  const { page, language } = walk
  const skillName = skill.name[language]
  await page.getByText(t('learning-path:pathDone.skill', { skillName })).waitFor()
  await answerDialog(walk, t('learning-path:pathDone.title'), t('learning-path:toMap'))
  await arrivedAt(walk, t('skill-map:title'))
  const node = skillOnMap(walk, skill, 'done')
  await node.locator('[data-decoration]').waitFor({ state: 'attached' })
  await walk.look('skill map, skill done')
}

/** All that was done is still done after a reload, and nothing is celebrated twice. */
async function seeAllKept(walk: Walk, skill: Skill): Promise<void> {
  const t = textsOf(walk.language)
  const { page, hand, language } = walk
  await page.reload()
  const node = skillOnMap(walk, skill, 'done')
  await node.waitFor()
  await hand.pressOnMap(node)
  await arrivedAt(walk, skill.name[language])
  for (const { title } of skill.subSkills) await place(walk, title[language], 'done').waitFor()
  await place(walk, t('learning-path:trophy.title'), 'unlocked').waitFor()
  await walk.look('learning path, all done')
}
