import { isSameModule, type LearningModule, type LearningPath } from '@/api/learning'
import { textsIn } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { usePeek } from '@/ui/peek/usePeek'
import { moduleTitle } from './node-words'

/** What asks for the path in another language. */
export type AskForPath = (language: Language) => Promise<LearningPath>

type Celebrated = {
  path: LearningPath
  askForPath: AskForPath
  /** The title of the module that is done; null when nobody said it. */
  doneTitle: string | null
  /** The one that comes next, if there is one. */
  next: LearningModule | null | undefined
}

const modulesOf = (path: LearningPath) => path.subSkills.flatMap(({ modules }) => modules)

/** What both celebrations say, in the other language. */
export function useCelebrationPeeks({ path, askForPath: ask, doneTitle, next }: Celebrated) {
  const t = textsIn(useLanguage(), 'learning-path')
  // Its title is all that is known of the module that is done.
  const done = modulesOf(path).find(({ title }) => title === doneTitle)

  const greatJob = usePeek({
    here: greatJobWords(t, doneTitle, next),
    ask,
    there: (other, language) => {
      const same = (one: Celebrated['next']) =>
        one && modulesOf(other).find((module) => isSameModule(module, one))
      const [title, sentence, nextSentence] = greatJobWords(
        textsIn(language, 'learning-path'),
        same(done)?.title ?? null,
        same(next),
      )
      return [title, doneTitle && !same(done) ? undefined : sentence, nextSentence]
    },
  })

  const trophy = usePeek({
    here: trophyWords(t, path.skillName),
    ask,
    there: (other, language) => trophyWords(textsIn(language, 'learning-path'), other.skillName),
  })
  return { greatJob, trophy }
}

type PathTexts = Parameters<typeof moduleTitle>[0]

const greatJobWords = (t: PathTexts, done: string | null, next: Celebrated['next']) => [
  t('greatJob.title'),
  t('greatJob.completed', { module: done || t('greatJob.unnamed') }),
  next ? t('greatJob.next', { title: moduleTitle(t, next) }) : '',
]

const trophyWords = (t: PathTexts, skillName: string) => [
  t('pathDone.title'),
  t('pathDone.skill', { skillName: skillName || t('pageTitle') }),
  t('pathDone.path'),
]
