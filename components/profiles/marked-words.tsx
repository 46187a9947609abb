import { diffWordsWithSpace } from 'diff'

/** A text with what is new in it marked, word by word. */
export function MarkedWords({ before, after }: { before: string; after: string }) {
  return diffWordsWithSpace(before, after).map(({ added, removed, value }, index) => {
    if (removed) return null
    const key = `${index} ${added}`
    if (!added || value.trim() === '') return <span key={key}>{value}</span>
    return (
      <ins key={key} className="rounded-xs bg-mint text-pine-deep no-underline forced-colors:underline">
        {value}
      </ins>
    )
  })
}
