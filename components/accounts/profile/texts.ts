export const profileTexts = {
  name: 'Name',
  nameText: 'This is how the site and its mails speak to you.',
  firstName: 'First name',
  lastName: 'Last name',
  saveName: 'Save name',
  nameSaved: 'Your name is saved',

  fallback: 'Something went wrong. Please try again.',
} as const
