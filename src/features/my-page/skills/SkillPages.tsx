import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUserName } from '@/api/account.queries'
import { formatDay } from '@/i18n/formats'
import { useLanguage } from '@/i18n/useLanguage'
import type { NextStep } from '@/navigation/next-step-rules'
import { nextStepWords } from '@/navigation/next-step-words'
import { DoMore } from '../DoMore'
import part from '../MyPage.module.css'
import { ExportButtons } from '../picture/ExportButtons'
import { pictureFile } from '../picture/picture-file'
import { pictureName } from '../picture/picture-name'
import type { SkillProgress } from './skill-progress-rules'
import { skillWords } from './skill-words'
import { SkillCard } from './SkillCard'
import styles from './SkillPages.module.css'

type SkillPagesProps = {
  progress: readonly SkillProgress[]
  isLoading: boolean
  next: () => NextStep
  nextStep: ReactNode
}

/** The content of my page, for the screen and for print: the skills, the next step and the buttons below. */
export function SkillPages({ progress, isLoading, next, nextStep }: SkillPagesProps) {
  const { t } = useTranslation(['my-page', 'lesson-rating'])
  const { t: tCommon } = useTranslation()
  const { t: tNext } = useTranslation('next-step')
  const language = useLanguage()
  const content = useRef<HTMLDivElement>(null)
  const [now] = useState(() => Date.now())
  const name = useUserName() ?? tCommon('defaultUserName')

  const day = (at: number) => formatDay(language, at)
  const title = t('title')
  const madeBy = t('madeBy', { title, name, date: day(now) })
  const skills = progress.map((skill) => skillWords(skill, { t, day }))

  const draw = () => {
    const { what, where } = nextStepWords(tNext, next())
    const said = skills.map((skill) => `${skill.name}, ${skill.state}`)
    return pictureFile(
      {
        title,
        madeBy,
        next: where === null ? [what] : [what, where],
        skills,
      },
      pictureName([madeBy, ...said].join('. ')),
      (key) => content.current?.querySelector(`[data-island="${CSS.escape(key)}"] svg`) ?? null,
    )
  }

  const section = (heading: string, isFinished: boolean) => {
    const shown = skills.filter((skill) => skill.isFinished === isFinished)
    if (shown.length === 0) return null
    return (
      <section className={part.part}>
        <h2 className={styles.heading}>{heading}</h2>
        {shown.map((words) => (
          <SkillCard
            key={words.key}
            words={words}
            isFirst={words === skills[0]}
            isLoading={isLoading}
            madeBy={madeBy}
          />
        ))}
      </section>
    )
  }

  return (
    <div ref={content}>
      {section(t('finished'), true)}
      {section(t('begun'), false)}
      {skills.length === 0 && <p className={styles.nothing}>{t('nothing')}</p>}
      <section className={skills.length === 0 ? styles.first : part.part}>
        <h2 className={styles.next}>{t('next')}</h2>
        {nextStep}
      </section>
      <DoMore
        exportButtons={
          skills.length > 0 && <ExportButtons isLoading={isLoading} draw={draw} title={madeBy} />
        }
      />
    </div>
  )
}
