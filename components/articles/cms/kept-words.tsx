import { Button } from '@/components/ui/button'
import { clockText, momentText } from './moment-text'
import { keepTexts as texts } from './texts'
import type { Keeping } from './use-working-copy'

/** Words of an earlier time that were not saved: to go on with, or to throw away. */
export function FoundWords({ found, use, drop }: Keeping) {
  if (!found) return null
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sun-soft px-4 py-2.5"
    >
      <span className="text-on-sun">{texts.found(momentText(found.savedAt))}</span>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" variant="quiet" onClick={drop}>
          {texts.drop}
        </Button>
        <Button size="sm" variant="secondary" onClick={use}>
          {texts.use}
        </Button>
      </span>
    </div>
  )
}

/** Whether what is typed is kept. */
export function KeptNote({ keptAt }: Pick<Keeping, 'keptAt'>) {
  if (keptAt === undefined) return null
  return (
    <p role="status" className="self-center text-sm text-soft sm:mr-auto">
      {keptAt === null ? texts.notKept : texts.kept(clockText(keptAt))}
    </p>
  )
}
