import { settingTexts as texts } from './texts'

/** What a colleague saved meanwhile, beside what is typed and was not saved. */
export function Theirs({ says }: { says: string }) {
  return (
    <div className="rounded-lg bg-sun-soft px-4 py-3 text-on-sun">
      <p className="font-semibold">{texts.theirs}</p>
      <p className="mt-1 break-words whitespace-pre-line">{says || texts.theirsEmpty}</p>
      <p className="mt-1 text-sm">{texts.theirsHint}</p>
    </div>
  )
}
