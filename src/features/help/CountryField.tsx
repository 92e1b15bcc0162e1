import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/useLanguage'
import { helpCountries, type ChosenCountry } from '@/learner/help-countries'
import { SelectField } from '@/ui/form/SelectField'
import styles from './Help.module.css'

type CountryFieldProps = {
  country: ChosenCountry | undefined
  onChoose: (country: ChosenCountry) => void
}

/** The choice of the country whose numbers the page shows. */
export function CountryField({ country, onChoose }: CountryFieldProps) {
  const { t } = useTranslation('help')
  const language = useLanguage()
  const known = helpCountries
    .map((value) => ({ value, words: t(`country.${value}`) }))
    .sort((one, other) => one.words.localeCompare(other.words, language))
  const countries = [...known, { value: 'other' as const, words: t('choose.other') }]

  return (
    <div className={styles.country}>
      <SelectField
        label={t('choose.label')}
        hint={t('choose.hint')}
        value={country ?? ''}
        options={
          country ? countries : [{ value: '' as const, words: t('choose.none') }, ...countries]
        }
        onChange={(value) => value !== '' && onChoose(value)}
      />
      <p role="status" className={styles.kept}>
        {country && country !== 'other' && (
          <span>{t('choose.shown', { country: t(`country.${country}`) })}</span>
        )}
      </p>
    </div>
  )
}
