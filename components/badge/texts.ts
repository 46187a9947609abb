export const badgeTexts = {
  title: 'A badge for your website',
  lead: 'It links to your page here. It is a picture and a link: it counts nobody, sets no cookie and runs no script.',
  code: 'Paste this into your website',
  copy: 'Copy the code',
  copied: 'The code is copied',
  notCopied: 'It could not be copied. Mark the code and copy it yourself.',
} as const
