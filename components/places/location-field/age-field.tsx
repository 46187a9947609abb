import { useTranslations } from 'next-intl'

/** In months, as the search page understands them. */
const AGES = [3, 6, 9, 12, 18, 24, 30, 36, 48, 60, 72]

/** The child's age, next to the place field; the search's URL has it in months. `chosen` may be an age not in the list. */
export function AgeField({ chosen = null }: { chosen?: number | null }) {
  const t = useTranslations('places.ageField')
  const isUsual = chosen === null || AGES.includes(chosen)
  return (
    <label className="location-box-age">
      {t('child')}
      <select name="age" defaultValue={chosen ?? ''}>
        <option value="">{t('anyAge')}</option>
        {!isUsual && <option value={chosen}>{t('age', { months: chosen })}</option>}
        {AGES.map((months) => (
          <option key={months} value={months}>
            {t('age', { months })}
          </option>
        ))}
      </select>
    </label>
  )
}
