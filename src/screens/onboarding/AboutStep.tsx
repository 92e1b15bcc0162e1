import { useTranslation } from 'react-i18next'
import { OptionGroup } from '@/components/form/OptionGroup'
import { ageRanges, genders } from '@/domain/profile'
import { useAnswer } from './useAnswer'

/** Step 0: age group and gender. */
export function AboutStep() {
  const { t } = useTranslation()
  const ageRange = useAnswer('ageRange')
  const gender = useAnswer('gender')
  return (
    <>
      <OptionGroup
        firstId="age-range"
        firstRef={ageRange.ref}
        legend={t('onboarding.about.age')}
        isRequired
        options={ageRanges.map((value) => ({ value, label: t(`onboarding.about.ages.${value}`) }))}
        chosen={ageRange.value}
        onChoose={ageRange.change}
        error={ageRange.errorKey && t(ageRange.errorKey)}
      />
      <OptionGroup
        firstId="gender"
        firstRef={gender.ref}
        legend={t('onboarding.about.gender')}
        isRequired
        hint={t('onboarding.about.genderHint')}
        options={genders.map((value) => ({ value, label: t(`onboarding.about.genders.${value}`) }))}
        chosen={gender.value}
        onChoose={gender.change}
        error={gender.errorKey && t(gender.errorKey)}
      />
    </>
  )
}
