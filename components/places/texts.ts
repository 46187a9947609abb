export const locationTexts = {
  label: 'ZIP code or city',
  hint: 'Enter a 5-digit ZIP code or city name (e.g., Orlando, FL)',
  empty: 'Please enter a ZIP code or city name',
  invalid: 'Please enter a valid ZIP code or city name',
  suggestions: 'Places',
  suggestionCount: (count: number) =>
    `${count} ${count === 1 ? 'place' : 'places'} suggested. Use the up and down arrows to choose.`,
} as const
