import { reportTexts } from '@/components/reports/texts'
import { Badge } from '@/components/ui/badge'
import { officeDay } from '@/components/users/office-time'
import type { ProviderFile } from '@/lib/directory/types'
import { FilePart } from './file-part'
import { fileTexts as texts } from './texts'

/** What visitors say is wrong, the open ones first. */
export function FileReports({ reports, now }: Pick<ProviderFile, 'reports'> & { now: Date }) {
  return (
    <FilePart title={texts.reports} none={texts.noReports} isEmpty={reports.length === 0}>
      <ul className="divide-y divide-line border-y border-line">
        {reports.map(({ id, topic, message, email, status, at }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{reportTexts.topics[topic]}</span>
              <Badge tone={status === 'open' ? 'sun' : 'stone'}>
                {status === 'open' ? texts.reportOpen : texts.reportDone}
              </Badge>
              <span className="text-sm text-soft">{officeDay(at, now)}</span>
            </p>
            <p className="mt-1 break-words whitespace-pre-line">{message}</p>
            {email && <p className="mt-1 text-sm text-soft">{texts.answerTo(email)}</p>}
          </li>
        ))}
      </ul>
    </FilePart>
  )
}
