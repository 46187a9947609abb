export const settingsTexts = {
  title: 'Settings',
  lead: (name: string, email: string) => `You are signed in as ${name}, ${email}.`,
  withoutScript: 'To change something here, turn JavaScript on in your browser. Signing out works without it.',

  password: 'Password',
  passwordText: 'A new password signs out every other device.',
  current: 'Current password',
  next: 'New password',
  nextAgain: 'New password again',
  mismatch: "Passwords don't match",
  change: 'Change password',
  changed: 'Your new password is set',
  changedText: 'All other devices are signed out.',

  secondFactor: 'Second factor',
  isOff:
    'Signing in asks for your password alone. With an authenticator app on your phone, a stolen password opens nothing.',
  isOn: 'Signing in asks for a code of your authenticator app.',
  begin: 'Set up an app',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnedOff: 'The second factor is off',
  cancel: 'Cancel',

  devices: 'Where you are signed in',
  device: 'Device',
  signedIn: 'Signed in',
  lastSeen: 'Last seen',
  thisOne: 'this one',
  everywhere: 'Sign out everywhere',
  everywhereText: '"Sign out everywhere" ends every session at once, here too.',

  fallback: 'Something went wrong. Please try again.',
} as const
