import { useTranslation } from 'react-i18next'
import { formatList, formatTime, weekdayName } from '@/i18n/formats'
import { useLanguage } from '@/i18n/useLanguage'
import { weekdays, type Weekday } from '@/learner/reminder'

/** Formats days and times in the language of the interface. */
export function useReminderWords() {
  const { t } = useTranslation('reminders')
  const language = useLanguage()
  const dayName = (day: Weekday) => weekdayName(language, weekdays.indexOf(day))
  const timeWords = (time: string) => formatTime(language, time)
  return {
    dayName,
    timeWords,
    /** Such as 'Monday and Friday, 6:00 PM'. */
    whenWords: ({ days, time }: { days: readonly Weekday[]; time: string }) =>
      t('when', { days: formatList(language, days.map(dayName)), time: timeWords(time) }),
  }
}
