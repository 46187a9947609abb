export const formTexts = {
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
} as const
