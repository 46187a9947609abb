import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { FieldDifference } from '@/lib/articles/rules/difference'
import { versionTexts as texts } from './texts'

/** Field by field, word by word; what changed is told by more than its color. */
export function DifferenceView({ difference }: { difference: readonly FieldDifference[] }) {
  if (difference.length === 0) return <p className="text-soft">{texts.same}</p>
  return (
    <>
      <p className="text-sm text-soft">{texts.since}</p>
      <dl className="mt-3 grid gap-4">
        {difference.map(({ field, parts }) => (
          <div key={field}>
            <dt className="text-ui font-semibold">{texts.fields[field]}</dt>
            <dd className="mt-1 rounded-md bg-sunken px-4 py-3 break-words whitespace-pre-wrap">
              {parts.map(({ kind, text }, index) => {
                const key = `${index} ${kind}`
                if (kind === 'same') return <span key={key}>{text}</span>
                const Mark = kind === 'added' ? 'ins' : 'del'
                return (
                  <Mark
                    key={key}
                    className={kind === 'added' ? 'bg-mint text-pine-deep' : 'bg-coral-soft text-coral-deep'}
                  >
                    <VisuallyHidden>{` ${texts[kind]}: `}</VisuallyHidden>
                    {text}
                  </Mark>
                )
              })}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
