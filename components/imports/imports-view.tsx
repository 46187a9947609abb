import { directoryTexts } from '@/components/directory/texts'
import { PageHead } from '@/components/layout/page-head'
import { Badge } from '@/components/ui/badge'
import { DataTable } from '@/components/ui/data-table'
import { TextLink } from '@/components/ui/text-link'
import { officeMoment } from '@/components/users/office-time'
import type { UploadRow } from '@/lib/imports/types/uploads'
import { routes } from '@/lib/platform/routes'
import type { ImportStep } from '@/prisma/generated/enums'
import { importTexts as texts } from './texts'
import { UploadForm } from './upload-form'

/** Every file that was uploaded, and the way to send another. */
export function ImportsView({ uploads, now }: { uploads: readonly UploadRow[]; now: Date }) {
  const crumbs = [
    { label: directoryTexts.dashboard, href: routes.adminDashboard() },
    { label: directoryTexts.title, href: routes.admin.providers() },
    { label: texts.title },
  ]
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={crumbs} />
      <div className="wrap grid grid-cols-1 gap-12 pb-16">
        <section>
          <h2 className="mb-4 text-section tracking-tight">{texts.upload}</h2>
          <UploadForm />
        </section>
        <section className="min-w-0">
          <h2 className="mb-3 text-section tracking-tight">{texts.list}</h2>
          {uploads.length === 0 ? (
            <p className="text-soft">{texts.none}</p>
          ) : (
            <DataTable
              stacked
              caption={texts.caption}
              columns={texts.columns}
              rows={uploads.map(({ id, fileName, kind, uploadedAt, uploader, step, arrivedBytes, batch }) => ({
                key: String(id),
                head: (
                  <TextLink href={routes.admin.import(id)} className="inline-flex min-h-9 items-center">
                    {fileName}
                  </TextLink>
                ),
                cells: [
                  texts.kinds[kind],
                  officeMoment(uploadedAt, now),
                  uploader ?? texts.gone,
                  <StepBadge key="step" step={step} isArriving={arrivedBytes !== null} />,
                  ...countsOf(step === 'undone' ? null : batch),
                ],
              }))}
            />
          )}
        </section>
      </div>
    </>
  )
}

/** Of a run that stands: what came, what changed, what waits for a decision. */
const countsOf = (batch: UploadRow['batch']) =>
  [batch?.added, batch && batch.changed + batch.matched, batch?.leftAside].map((count) =>
    count ? count.toLocaleString('en-US') : '',
  )

const TONES: Record<ImportStep, 'mint' | 'sun' | 'stone' | 'coral'> = {
  uploaded: 'stone',
  checking: 'sun',
  checked: 'sun',
  importing: 'sun',
  imported: 'mint',
  undoing: 'sun',
  undone: 'stone',
  failed: 'coral',
}

type StepBadgeProps = { step: ImportStep; isArriving?: boolean }
export const StepBadge = ({ step, isArriving = false }: StepBadgeProps) => (
  <Badge tone={TONES[step]}>{isArriving ? texts.arriving : texts.steps[step]}</Badge>
)
