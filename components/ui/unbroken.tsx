import { Fragment } from 'react'

/** Text whose "e-mail" is never parted at its hyphen: in a heading on a phone it would be. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(e-mail)/i).map((part, place) =>
    place % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their places
      <Fragment key={place}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
