const messages = {
  child: 'Your child',
  anyAge: 'Age, if you like',
  /** Ages in months, as the search page understands them. */
  ages: [
    [3, '3 months'],
    [6, '6 months'],
    [9, '9 months'],
    [12, '1 year'],
    [18, '1½ years'],
    [24, '2 years'],
    [30, '2½ years'],
    [36, '3 years'],
    [48, '4 years'],
    [60, '5 years'],
    [72, '6 years and up'],
  ],
  months: (months: number) => `${months} ${months === 1 ? 'month' : 'months'}`,
} as const

/** The child's age beside the place, as months in the address of the search. `chosen` may be none of the usual ages. */
export function AgeField({ chosen = null }: { chosen?: number | null }) {
  const isUsual = chosen === null || messages.ages.some(([months]) => months === chosen)
  return (
    <label className="location-box-age">
      {messages.child}
      <select name="age" defaultValue={chosen ?? ''}>
        <option value="">{messages.anyAge}</option>
        {!isUsual && <option value={chosen}>{messages.months(chosen)}</option>}
        {messages.ages.map(([months, label]) => (
          <option key={months} value={months}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
