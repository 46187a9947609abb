export const formTexts = {
  show: 'Show',
  hide: 'Hide',
  keep: 'Keep it',
  failed: 'That was not saved. Please try again.',
  again: 'Please try again.',
  showPassword: 'Show password',
  sending: (sent: string, whole: string) => `${sent} of ${whole} are here`,
  stay: 'Please stay on this page until all of it is here.',
} as const
