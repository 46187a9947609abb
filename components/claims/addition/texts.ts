/** Adding a provider that is not here yet: for whoever adds it, and for the admin who decides. */
export const additionTexts = {
  notHere: 'Is it not here?',
  notHereText:
    'Add it: tell us what it is, and show that you answer for it. An admin looks at it, then it has its page.',
  add: 'Add your provider',
  title: 'Add your provider',
  lead: 'It gets a free page, and you manage it. We look first whether it is here under another name.',
  visitor:
    'Adding a provider needs a provider account, so that families know who answers them. Afterwards you come back here.',

  provider: 'The provider',
  name: 'Name',
  nameHint: 'As it stands on the sign or the license.',
  kind: 'What is it?',
  chooseKind: 'Choose one',
  careTypes: 'What does it offer?',
  address: 'Address',
  addressHint:
    'Like “214 E Robinson St, Orlando, FL 32801”. Of a family home the city and ZIP code alone: “Orlando, FL 32801”.',
  phone: 'Phone',
  phoneHint: 'Families see it once they are signed in.',
  email: 'E-mail',
  website: 'Website',

  alikeTitle: (count: number) => (count === 1 ? 'Is this it?' : 'Is it one of these?'),
  alikeText: 'Nothing is sent yet. If it is here already, claim it instead: its reviews and favorites come with it.',
  noneOfThese: 'It is another one: send it',
  send: 'Send',
  save: 'Save changes',
  sendAgain: 'Send again',
  sent: 'It is sent',
  saved: 'Saved',
  promise: 'An admin decides within 1 to 2 business days. You hear it here and by mail.',

  waits: 'It waits for a decision',
  waitsText:
    'An admin looks at it within 1 to 2 business days. You hear it here and by mail. A document that names you and the provider makes it easy.',
  rejectedTitle: 'It was not accepted',
  again: 'You can put it right and send it again.',
  acceptedTitle: 'It has its page',
  acceptedText: 'You manage it. Add hours, openings and tuition: families look for them first.',
  toPage: 'Look at the page',

  taking: {
    withdraw: 'Take it back',
    withdrawQuestion: 'What you sent and its document will be gone. Take it back?',
    withdrawNow: 'Take it back',
  },

  /** For admins. */
  fileTitle: (provider: string) => `${provider}, to be added`,
  described: 'As the claimant describes it',
  isNew: 'New here',
  alike: 'Those that may be the same',
  noAlike: 'No provider here has its phone, license number, street or a name like it.',
  alikeFound: 'If it is one of these, reject it as “It is here already”. Accepting says that it is none of them.',
  acceptGives: 'Accepting gives it its page at once, and makes the claimant its manager.',
} as const
