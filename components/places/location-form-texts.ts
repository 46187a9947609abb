export const locationFormTexts = {
  label: 'ZIP code or city',
  hint: 'Enter a 5-digit ZIP code or city name (e.g., Orlando, FL)',
  empty: 'Please enter a ZIP code or city name',
  invalid: 'Please enter a valid ZIP code or city name',
} as const
