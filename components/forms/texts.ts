export const formTexts = {
  show: 'Show',
  hide: 'Hide',
  keep: 'Keep it',
  failed: 'That was not saved. Please try again.',
  showPassword: 'Show password',
} as const
