/** By itself, because every page carries the error view's code. */
export const errorTexts = {
  title: 'Something went wrong on our side',
  text: 'The page could not be shown. It is not your fault. Try again in a moment.',
  persists: 'If it happens again, write to us and name this number:',
  retry: 'Try again',
} as const
