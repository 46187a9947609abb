import { directoryTexts } from '@/components/directory/texts'
import { sizeText } from '@/components/forms/sending/size-text'
import { PageHead } from '@/components/layout/page-head'
import type { AsideGroup, UploadFile } from '@/lib/imports/types/uploads'
import { routes } from '@/lib/platform/routes'
import { AsidesPart } from './asides-part'
import { StepBadge } from './imports-view'
import { ImportProgress } from './progress'
import { ReadingForm } from './reading-form'
import { RecordsView, ReportView, UndoView } from './report-view'
import { StepButtons } from './step-buttons'
import { importTexts as texts } from './texts'

type ImportViewProps = {
  upload: UploadFile
  asides: readonly AsideGroup[]
  presets: readonly { value: string; label: string }[]
}

/** One file: how it is read, what was found in it, what waits, and what can be done. */
export function ImportView({ upload, asides, presets }: ImportViewProps) {
  const { id, kind, step, fileName, bytes, uploader, batch, isRunning, problem, providers, records, undo } = upload
  const crumbs = [
    { label: directoryTexts.dashboard, href: routes.adminDashboard() },
    { label: directoryTexts.title, href: routes.admin.providers() },
    { label: texts.title, href: routes.admin.imports() },
    { label: fileName },
  ]
  const isIn = batch !== null && step !== 'undone'
  const isArriving = upload.arrivedBytes !== null
  const reading = !isRunning && !isIn && upload.hasFile && !isArriving && (
    <ReadingForm upload={upload} presets={presets} />
  )
  // More than the guard lets through is closed by the command alone.
  const mayClose = (providers?.gone?.closable ?? 0) > 0 && providers?.gone?.isTooMany === false
  // What has to be said next stands before what could be done.
  const isNext = !upload.may.import
  return (
    <>
      <PageHead
        title={fileName}
        lead={texts.fileLead(texts.kinds[kind], sizeText(bytes), uploader ?? texts.gone)}
        crumbs={crumbs}
      >
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <StepBadge step={step} isArriving={isArriving} />
          {batch && <span className="text-soft">{texts.batch(batch.id)}</span>}
        </p>
      </PageHead>
      <div className="wrap grid grid-cols-1 gap-12 pb-16">
        {problem && (
          <div role="alert" className="max-w-prose rounded-lg bg-coral-soft px-5 py-4">
            <p className="font-semibold">{texts.problem}</p>
            <p className="break-words">{problem}</p>
          </div>
        )}
        {isRunning && (
          <ImportProgress key={step} id={id} since={upload.stepAt} start={upload} label={texts.steps[step]} />
        )}
        {!isRunning && providers && <ReportView report={providers} />}
        {!isRunning && records && kind !== 'providers' && <RecordsView report={records} kind={kind} />}
        {!isRunning && undo && <UndoView report={undo} />}
        {!isRunning && isIn && asides.length > 0 && <AsidesPart groups={asides} />}
        {isNext && reading}
        <StepButtons id={id} may={upload.may} mayClose={mayClose} isRunning={isRunning} />
        {isArriving && <p className="max-w-prose text-soft">{texts.arrivingText}</p>}
        {!isNext && reading}
        {!upload.hasFile && <p className="text-soft">{texts.noFile}</p>}
      </div>
    </>
  )
}
