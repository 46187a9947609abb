'use client'

import { useRouter } from 'next/navigation'
import { AskFirst } from '@/components/forms/ask-first'
import { Badge } from '@/components/ui/badge'
import { showToast } from '@/components/ui/toast-store'
import type { AsideGroup } from '@/lib/imports/types/uploads'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { AsideButtons } from './aside-buttons'
import { asideTexts as texts } from './texts'

/** Rows that wait, by the rule that was too weak: decided one by one, or all of a rule. */
export function AsidesPart({ groups }: { groups: readonly AsideGroup[] }) {
  const router = useRouter()
  async function decide(body: object) {
    await callApi(routes.api.importAsides(), { method: 'POST', body })
    showToast({ title: texts.done })
    router.refresh()
  }
  return (
    <section className="grid max-w-reading gap-8">
      <header>
        <h2 className="text-section tracking-tight">{texts.title}</h2>
        <p className="mt-1 text-soft">{texts.lead}</p>
      </header>
      {groups.map(({ code, title, source, rows }) => {
        const all = (decision: 'same' | 'new' | 'drop', ids: readonly string[]) => () =>
          decide({ source, sourceIds: ids, decision })
        const ids = rows.map(({ sourceId }) => sourceId)
        return (
          <div key={code}>
            <h3 className="font-semibold">{title}</h3>
            <ul className="mt-2 divide-y divide-line border-y border-line">
              {rows.map((row) => (
                <li key={row.sourceId} className="py-4">
                  <p className="text-sm text-soft">{texts.row(row.line)}</p>
                  <p className="font-semibold">{row.name}</p>
                  <p className="numbers text-soft">{[row.says, row.phone].filter(Boolean).join(' · ')}</p>
                  <p className="mt-2 text-sm text-soft">{texts.maybe}</p>
                  <ul>
                    {row.candidates.map((one) => (
                      <li key={one.providerId} className="py-1">
                        <Badge className="numbers mr-2">{texts.sure(one.percent)}</Badge>
                        <span className="font-semibold">{one.name}</span>{' '}
                        <span className="numbers text-soft">
                          {[one.place, one.phone].filter(Boolean).join(' · ')}. {one.reason}
                        </span>
                      </li>
                    ))}
                  </ul>
                  <AsideButtons row={row} decide={decide} />
                </li>
              ))}
            </ul>
            {rows.length > 1 && (
              <div>
                <p className="mt-3 text-sm text-soft">{texts.all(rows.length)}</p>
                <AskFirst label={texts.allSame} question={texts.ask} confirm={texts.allSame} act={all('same', ids)} />
                {rows.every(({ canBeNew }) => canBeNew) && (
                  <AskFirst label={texts.allNew} question={texts.ask} confirm={texts.allNew} act={all('new', ids)} />
                )}
                <AskFirst
                  label={texts.allDrop}
                  question={texts.dropHint}
                  confirm={texts.allDrop}
                  act={all('drop', ids)}
                />
              </div>
            )}
          </div>
        )
      })}
    </section>
  )
}
