import { useTranslation } from 'react-i18next'
import { OptionGroup } from '@/components/form/OptionGroup'
import { ageRanges, genders } from '@/domain/profile'
import { useAnswer } from './useAnswer'

/** Step 0: age group and gender. */
export function AboutStep() {
  const { t } = useTranslation('onboarding')
  const ageRange = useAnswer('ageRange')
  const gender = useAnswer('gender')
  return (
    <>
      <OptionGroup
        firstId="age-range"
        firstRef={ageRange.ref}
        legend={t('about.age')}
        isRequired
        options={ageRanges.map((value) => ({ value, label: t(`about.ages.${value}`) }))}
        chosen={ageRange.value}
        onChoose={ageRange.change}
        error={ageRange.errorKey && t(ageRange.errorKey)}
      />
      <OptionGroup
        firstId="gender"
        firstRef={gender.ref}
        legend={t('about.gender')}
        isRequired
        hint={t('about.genderHint')}
        options={genders.map((value) => ({ value, label: t(`about.genders.${value}`) }))}
        chosen={gender.value}
        onChoose={gender.change}
        error={gender.errorKey && t(gender.errorKey)}
      />
    </>
  )
}
