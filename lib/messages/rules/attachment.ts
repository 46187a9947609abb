/** Files of one message. */
export const MOST_ATTACHED = 5
/** Files of one conversation. */
export const MOST_ATTACHED_IN_INQUIRY = 60
/** Files that one person sends in an hour. */
export const ATTACHING = { max: 40, windowSeconds: 3_600 } as const
/** The longer side of a stored picture: what a large screen shows. */
export const PICTURE_SIDE = 2_000
/** A file that is not sent with a message by then is removed. */
export const UNSENT_MS = 24 * 3_600_000

export const ATTACHMENT_SENTENCES = {
  notTaken: 'This file cannot be sent here. Please choose a JPEG, PNG or WebP picture, or a PDF.',
  brokenPdf: 'This PDF is damaged or not complete. Please choose another one.',
  byMail: 'This provider reads by e-mail, where files cannot be opened. Please send words alone.',
  tooMany: `Please add at most ${MOST_ATTACHED} files to one message.`,
  full: 'This conversation holds many files already. Please begin a new one.',
  gone: 'A file is not there any more. Please add it again.',
} as const

export type AttachmentKind = 'picture' | 'pdf'
const ENDINGS = { picture: 'webp', pdf: 'pdf' } as const satisfies Record<AttachmentKind, string>
const MOST_LETTERS = 80

/** The name under which a file is shown and saved: what it was called, without a path or anything invisible, with the ending of what it is now. */
export function attachmentName(sent: string, kind: AttachmentKind): string {
  const file = sent.replace(/^.*[\\/]/su, '').replace(/[\p{C}\p{Zl}\p{Zp}"<>|:*?]/gu, ' ')
  const stem = file
    .replace(/\.[\p{L}\p{N}]{1,5}$/u, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+/u, '')
  const letters = [...stem].slice(0, MOST_LETTERS).join('').trim()
  return `${letters || (kind === 'pdf' ? 'Document' : 'Picture')}.${ENDINGS[kind]}`
}

export const kindOfName = (name: string): AttachmentKind => (name.endsWith('.pdf') ? 'pdf' : 'picture')

/** For the Content-Disposition header (RFC 6266): a picture is shown, a PDF saved; the name for old and for all other readers. */
export function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kindOfName(name) === 'pdf' ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${whole}`
}
