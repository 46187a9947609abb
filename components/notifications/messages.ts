const badge = (unread: number) => (unread > 9 ? '9+' : String(unread))

export const notificationMessages = {
  title: 'Notifications',
  description: 'What happened with your account, the newest first.',
  /** Contains the badge's text, so that people who speak what they see can press it. */
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${badge(unread)} unread`),
  announced: (unread: number) => (unread === 1 ? '1 unread notification' : `${unread} unread notifications`),
  badge,
  unread: 'New',
  markRead: (title: string) => `Mark as read: ${title}`,
  markAll: 'Mark all as read',
  all: 'See all',
  older: 'Older',
  newest: 'Back to the newest',
  loading: 'Loading your notifications',
  emptyTitle: 'Nothing yet',
  emptyText: 'When something happens with your account, you read it here.',
  emptyOlder: 'There are no older ones.',
  settings: 'Choose what you hear of',
  failed: 'Your notifications could not be loaded.',
  retry: 'Try again',
  notMarked: 'That was not saved. Please try again.',

  choices: 'Notifications',
  choicesText:
    'What you hear of, and how. Each change is saved at once. Notices that keep your account safe always come by e-mail.',
  app: 'On the site',
  email: 'E-mail',
  emailAlways: 'E-mail, always',
  choiceFailed: 'Your choice was not saved',
  choiceFailedText: 'It stands as it was before. Please try again.',
  unsubscribeTitle: 'End these mails?',
  unsubscribeText: (label: string) => `“${label}” no longer comes by e-mail then. It still stands at the bell.`,
  unsubscribe: 'End these mails',
  unsubscribed: 'You get no more of these mails',
  unsubscribedText: (label: string) => `“${label}” no longer comes by e-mail. Your settings turn it on again.`,
  unsubscribeAddress:
    'Parents’ requests no longer come to this e-mail address then. Parents read that before they write, and are told to call instead.',
  addressEnded: 'Parents’ requests no longer come to this e-mail address.',
  deadLink: 'This link is not valid any more',
  deadLinkText: 'Your settings say which mails you get, and end them.',
  toSettings: 'Go to settings',
} as const
