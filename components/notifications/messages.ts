const countOnBadge = (unread: number) => (unread > 99 ? '99+' : String(unread))

export const notificationMessages = {
  title: 'Notifications',
  description: 'What happened with your account, newest first.',
  /** Contains what the badge shows, so that people who say what they see reach the button. */
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${countOnBadge(unread)} unread`),
  announced: (unread: number) => (unread === 1 ? '1 unread notification' : `${unread} unread notifications`),
  badge: countOnBadge,
  unread: 'New',
  markRead: (title: string) => `Mark as read: ${title}`,
  markAll: 'Mark all as read',
  all: 'See all',
  older: 'Older',
  newest: 'Back to the newest',
  loading: 'Loading your notifications',
  emptyTitle: 'Nothing yet',
  emptyText: 'You’ll see news about your account here.',
  emptyOlder: 'No older notifications.',
  settings: 'Choose what you hear about',
  failed: 'We couldn’t load your notifications.',
  retry: 'Try again',
  notMarked: 'We couldn’t save that. Please try again.',

  choices: 'Notifications',
  choicesText: 'Choose what you hear about, and how. Changes save right away. Security notices always come by e-mail.',
  app: 'On the site',
  email: 'E-mail',
  emailAlways: 'E-mail, always',
  choiceFailed: 'We couldn’t save your choice',
  choiceFailedText: 'Nothing changed. Please try again.',
  unsubscribeTitle: 'Stop these e-mails?',
  unsubscribeText: (label: string) => `We’ll stop e-mailing you about “${label}”. You’ll still see it under the bell.`,
  unsubscribe: 'Stop these e-mails',
  unsubscribed: 'We won’t send you these e-mails anymore',
  unsubscribedText: (label: string) =>
    `We stopped e-mailing you about “${label}”. You can turn it back on in your settings.`,
  unsubscribeAddress:
    'We’ll stop sending parents’ requests to this e-mail address. We’ll tell parents before they write, so they can call instead.',
  addressEnded: 'We won’t send parents’ requests to this e-mail address anymore.',
  deadLink: 'This link doesn’t work anymore',
  deadLinkText: 'You can choose which e-mails you get in your settings.',
  toSettings: 'Go to settings',
} as const
