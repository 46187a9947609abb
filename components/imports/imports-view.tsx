import { directoryMessages } from '@/components/admin/directory/messages'
import { PageHead } from '@/components/layout/page-head'
import { TextLink } from '@/components/ui/actions/links'
import { DataTable } from '@/components/ui/data/data-table'
import { Badge } from '@/components/ui/surface/badge'
import type { UploadRow } from '@/lib/imports/uploads/schema'
import { routes } from '@/lib/platform/http/routes'
import { officeMoment } from '@/lib/platform/time/zoned-time'
import type { ImportStep } from '@/prisma/generated/enums'
import { sourceMessages, importMessages as texts } from './messages'
import { UploadForm } from './upload-form'

/** Every uploaded file, and the form to upload another. */
export function ImportsView({ uploads, now }: { uploads: readonly UploadRow[]; now: Date }) {
  const crumbs = [
    { label: directoryMessages.dashboard, href: routes.adminDashboard() },
    { label: directoryMessages.title, href: routes.admin.providers() },
    { label: texts.title },
  ]
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={crumbs} />
      <div className="wrap grid grid-cols-1 gap-12 pb-16">
        <section>
          <h2 className="mb-4 text-section tracking-tight">{texts.upload}</h2>
          <UploadForm />
          <p className="mt-6">
            <TextLink href={routes.admin.importSources()} className="inline-flex min-h-11 items-center">
              {sourceMessages.link}
            </TextLink>
          </p>
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
              rows={uploads.map(({ id, fileName, kind, uploadedAt, uploader, source, step, arrivedBytes, batch }) => ({
                key: String(id),
                head: (
                  <TextLink href={routes.admin.import(id)} className="inline-flex min-h-9 items-center">
                    {fileName}
                  </TextLink>
                ),
                cells: [
                  texts.kinds[kind],
                  officeMoment(uploadedAt, now),
                  uploader ?? source?.name ?? texts.gone,
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

/** The counts of a finished run: created, changed, held for review. */
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
