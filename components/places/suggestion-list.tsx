import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { Suggestion } from './suggestions'
import { locationTexts as texts } from './texts'

type SuggestionListProps = {
  id: string
  suggestions: readonly Suggestion[]
  active: number
  onPick: (suggestion: Suggestion) => void
  onPoint: (index: number) => void
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** The list below the field. Focus stays in the field; pressing an option must not take it away. */
export function SuggestionList({ id, suggestions, active, onPick, onPoint }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={texts.suggestions}
      className="absolute inset-x-0 top-full z-30 mt-2 max-h-60 animate-fade overflow-y-auto rounded-lg border border-line bg-card py-1.5 shadow-float"
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the highlighted option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={suggestion.id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onPoint(index)}
          onClick={() => onPick(suggestion)}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 text-ui forced-colors:aria-selected:outline',
            index === active && 'bg-mint text-pine-deep',
          )}
        >
          <Icon name="pin" size="sm" className="text-soft" />
          <span className="min-w-0">
            <span className="font-semibold">{suggestion.main}</span>{' '}
            <span className="text-sm text-soft">{suggestion.secondary}</span>
          </span>
        </div>
      ))}
    </div>
  )
}
