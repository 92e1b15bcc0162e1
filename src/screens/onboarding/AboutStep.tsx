import { useTranslation } from 'react-i18next'
import { ageRanges, genders } from '@/api/onboarding'
import { OptionGroup } from '@/components/form/OptionGroup'
import { fieldId, type StepProps } from './useWizard'

/** Step 0: age group and gender. */
export function AboutStep({ answers, errors, answer }: StepProps) {
  const { t } = useTranslation('onboarding')
  return (
    <>
      <OptionGroup
        firstId={fieldId('ageRange')}
        legend={t('about.age')}
        isRequired
        options={ageRanges.map((value) => ({ value, label: t(`about.ages.${value}`) }))}
        chosen={answers.ageRange}
        onChoose={(ageRange) => answer({ ageRange })}
        error={errors.ageRange}
      />
      <OptionGroup
        firstId={fieldId('gender')}
        legend={t('about.gender')}
        isRequired
        hint={t('about.genderHint')}
        options={genders.map((value) => ({ value, label: t(`about.genders.${value}`) }))}
        chosen={answers.gender}
        onChoose={(gender) => answer({ gender })}
        error={errors.gender}
      />
    </>
  )
}
