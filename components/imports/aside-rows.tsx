import { AskFirst } from '@/components/forms/ask-first'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { TextLink } from '@/components/ui/text-link'
import { useSomeAtOnce } from '@/components/ui/use-some-at-once'
import type { AsideGroup } from '@/lib/imports/types/uploads'
import { routes } from '@/lib/platform/routes'
import { AsideButtons } from './aside-buttons'
import { asideTexts as texts } from './texts'

/** A state's file leaves hundreds: as many at once as somebody reads in one go. */
const AT_ONCE = 10

type AsideRowsProps = { group: AsideGroup; isFirst: boolean; decide: (body: object) => Promise<void> }

/** The rows of one rule, some at a time. */
export function AsideRows({ group: { title, source, rows }, isFirst, decide }: AsideRowsProps) {
  const { most, list, showMore } = useSomeAtOnce(AT_ONCE)
  const sourceIds = rows.map(({ sourceId }) => sourceId)
  const all = (decision: 'same' | 'new' | 'drop') => () => decide({ source, sourceIds, decision })
  const hidden = rows.length - most
  return (
    <Disclosure summary={texts.group(title, rows.length)} level={3} open={isFirst}>
      <div className="text-ink">
        <ul ref={list} className="divide-y divide-line border-t border-line">
          {rows.slice(0, most).map((row) => (
            <li key={row.sourceId} className="py-4">
              <p className="text-sm text-soft">{texts.row(row.line)}</p>
              <p className="font-semibold">{row.name}</p>
              <p className="numbers text-soft">{[row.says, row.phone].filter(Boolean).join(' · ')}</p>
              <p className="mt-2 text-sm text-soft">{texts.maybe}</p>
              <ul>
                {row.candidates.map((one) => (
                  <li key={one.providerId} className="py-1">
                    <Badge className="numbers mr-2">{texts.sure(one.percent)}</Badge>
                    <TextLink underlined href={routes.admin.provider(one.providerId)} className="font-semibold">
                      {one.name}
                    </TextLink>
                    <span className="numbers block text-soft">
                      {[one.place, one.phone].filter(Boolean).join(' · ')}
                    </span>
                    <span className="block text-sm text-soft">{one.reason}</span>
                  </li>
                ))}
              </ul>
              <AsideButtons row={row} decide={decide} />
            </li>
          ))}
        </ul>
        {hidden > 0 && (
          <Button variant="secondary" onClick={showMore}>
            {texts.more(Math.min(AT_ONCE, hidden))}
          </Button>
        )}
        {rows.length > 1 && (
          <div>
            <p className="mt-5 text-sm text-soft">{texts.all(rows.length)}</p>
            <AskFirst label={texts.allSame} question={texts.ask} confirm={texts.allSame} act={all('same')} />
            {rows.every(({ canBeNew }) => canBeNew) && (
              <AskFirst label={texts.allNew} question={texts.ask} confirm={texts.allNew} act={all('new')} />
            )}
            <AskFirst label={texts.allDrop} question={texts.dropHint} confirm={texts.allDrop} act={all('drop')} />
          </div>
        )}
      </div>
    </Disclosure>
  )
}
