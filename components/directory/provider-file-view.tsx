import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/button-link'
import { TextLink } from '@/components/ui/text-link'
import type { DuplicatePair, ProviderFile } from '@/lib/directory/types'
import { routes } from '@/lib/platform/routes'
import { dayText, todayIn } from '@/lib/providers/rules/dates'
import { FileFacts } from './file-facts'
import { FileHistory } from './file-history'
import { FileImports } from './file-imports'
import { FilePart } from './file-part'
import { FilePeople } from './file-people'
import { FileReports } from './file-reports'
import { FileWords } from './file-words'
import { AlikePart } from './merge/alike-part'
import { StatusBadge } from './status-badge'
import { StatusForm } from './status-form'
import { directoryTexts, fileTexts as texts } from './texts'

type ProviderFileViewProps = { file: ProviderFile; alike: readonly DuplicatePair[]; now: Date }

/** All that is known of one provider, where it comes from, and what an admin can do about it. */
export function ProviderFileView({ file, alike, now }: ProviderFileViewProps) {
  const today = todayIn(file.timeZone, now)
  const crumbs = [
    { label: directoryTexts.dashboard, href: routes.adminDashboard() },
    { label: directoryTexts.title, href: routes.admin.providers() },
    { label: file.name },
  ]
  return (
    <>
      <PageHead title={file.name} lead={texts.lead(file.id, file.place)} crumbs={crumbs}>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <StatusBadge status={file.status} />
          <TextLink href={routes.provider(file.publicId)} className="inline-flex min-h-11 items-center">
            {texts.page}
          </TextLink>
        </p>
        {file.closedOn && <p className="text-soft">{closedText(file, dayText(file.closedOn, today))}</p>}
      </PageHead>
      <div className="wrap grid grid-cols-1 items-start gap-12 pb-16 lg:grid-cols-[1fr_22rem] lg:gap-16">
        <div className="grid grid-cols-1 gap-10">
          <FileFacts facts={file.facts} today={today} />
          <FileReports reports={file.reports} now={now} />
          <FilePeople people={file.people} claims={file.claims} />
          <FileHistory changes={file.changes} edits={file.edits} now={now} />
          <FileImports sources={file.sources} imports={file.imports} now={now} />
          {file.status !== 'merged' && <AlikePart id={file.id} pairs={alike} />}
          {file.mergedFrom.length > 0 && (
            <FilePart title={texts.merged}>
              <Links providers={file.mergedFrom} />
            </FilePart>
          )}
          <FileWords words={file.words} />
        </div>
        <section className="order-first rounded-lg border border-line bg-card p-6 lg:order-none">
          <h2 className="text-name">{texts.acts}</h2>
          {file.status === 'merged' ? (
            <>
              <p className="mt-2 text-soft">{texts.mergedInto}</p>
              {file.mergedInto && <Links providers={[file.mergedInto]} />}
            </>
          ) : (
            <div className="mt-3 grid gap-6">
              <div>
                <p className="text-sm text-soft">{texts.editText}</p>
                <ButtonLink href={routes.admin.editProvider(file.id)} className="mt-3">
                  {texts.edit}
                </ButtonLink>
              </div>
              <StatusForm key={file.status} id={file.id} status={file.status} />
            </div>
          )}
        </section>
      </div>
    </>
  )
}

const closedText = ({ closedSource }: ProviderFile, day: string) =>
  closedSource ? texts.closedByList(closedSource, day) : texts.closedOn(day)

const Links = ({ providers }: { providers: ProviderFile['mergedFrom'] }) => (
  <ul>
    {providers.map(({ id, name }) => (
      <li key={id}>
        <TextLink href={routes.admin.provider(id)} className="inline-flex min-h-11 items-center">
          {name}
        </TextLink>
      </li>
    ))}
  </ul>
)
