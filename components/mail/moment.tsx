const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
})

/** "Nov 12, 6:30 AM UTC": the server's clock, since where the reader sits is not known. */
export function Moment({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{format.format(at)}</time>
}
