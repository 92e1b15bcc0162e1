import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icons/Icon'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { TapTooltip } from '@/ui/touch/TapTooltip'
import type { TouchArming } from '@/ui/touch/touch-arming'
import { useTouchArming } from '@/ui/touch/useTouchArming'
import styles from './StepHelp.module.css'

type StepHelpProps = {
  /** The number of the step, from 1. */
  step: number
  /** The api has checked that it is an http(s) address. */
  href: string
  arming: TouchArming
}

/** A link to another site that helps with a step, in a new tab. On touch the first tap only shows a tooltip. */
export function StepHelp({ step, href, arming }: StepHelpProps) {
  const { t } = useTranslation('modules')
  const { t: common } = useTranslation()
  const { handlers, tooltip } = useTouchArming(arming, String(step))

  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.link}
        {...handlers}
      >
        <Icon name="help" />
        <span>
          <span>{t('challenge.needHelp')}</span>{' '}
          <VisuallyHidden>
            {`${t('challenge.step', { step })}, ${common('ui.newTab')}`}
          </VisuallyHidden>
        </span>
      </a>
      <TapTooltip {...tooltip}>{t('challenge.tapAgain')}</TapTooltip>
    </>
  )
}
