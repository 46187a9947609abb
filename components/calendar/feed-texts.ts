export const feedTexts = {
  title: 'Your calendar',
  text: 'A secret address with your agreed tours, and what you entered in your calendar here. Your calendar program reads it again and again, so that what moves here moves there.',
  since: (day: string) => `Your calendar has an address since ${day}. It was shown once.`,
  make: 'Make an address',
  renew: 'Make a new address',
  renewText: 'A new address ends the old one.',
  end: 'Turn the address off',
  address: 'Your secret address',
  addressHint:
    'Add it to your calendar program as a calendar by address. Whoever has it can read your dates. It is shown this once.',
  made: 'Your address is ready',
  ended: 'The address no longer works',
  failed: 'That was not saved. Please try again.',
} as const
