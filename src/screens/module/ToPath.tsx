import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { paths } from '@/config/paths'
import { pathLink } from '@/domain/addresses'

/** A link to the path of a skill; without one to that of the current skill. */
export function ToPath({ skillId }: { skillId: number | null }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="outlined"
      {...(skillId === null ? { to: paths.learningPath } : pathLink(skillId))}
    >
      {t('modules.toPath')}
    </Button>
  )
}
