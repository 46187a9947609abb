import type { ReactNode } from 'react'
import { AuditLines } from '@/components/audit-log/audit-lines'
import { claimTexts } from '@/components/claims/texts'
import { PageHead } from '@/components/layout/page-head'
import { DataRows } from '@/components/ui/data-rows'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import { ROLE_WORDS } from '@/lib/provider-people/rules/role-words'
import type { AuditLine, UserFile } from '@/lib/users/types'
import { Devices } from './devices'
import { officeDay } from './office-time'
import { seenTexts } from './seen-texts'
import { ROLE_LABELS, userTexts as texts } from './texts'
import { UserActs } from './user-acts'
import { StatusBadge } from './users-view'

type UserFileViewProps = { file: UserFile; lines: readonly AuditLine[]; isOwn: boolean; asksCode: boolean; now: Date }

/** One account: who it is, what it manages, what happened to it, and what an admin can do. */
export function UserFileView({ file, lines, isOwn, asksCode, now }: UserFileViewProps) {
  const crumbs = [
    { label: texts.dashboard, href: routes.adminDashboard() },
    { label: texts.title, href: routes.admin.users() },
    { label: file.name },
  ]
  return (
    <>
      <PageHead title={file.name} lead={`${file.email}, ${texts.fileLead(file.id).toLowerCase()}`} crumbs={crumbs} />
      <div className="wrap grid grid-cols-1 items-start gap-12 pb-16 lg:grid-cols-[1fr_22rem] lg:gap-16">
        <div className="grid grid-cols-1 gap-10">
          <div>
            <DataRows rows={factsOf(file, now)} className="max-w-reading" />
            <TextLink href={routes.admin.whatTheySee(file.id)} className="mt-3 inline-flex min-h-11 items-center">
              {seenTexts.link}
            </TextLink>
          </div>
          <Part title={texts.devices}>
            <Devices devices={file.devices} now={now} />
          </Part>
          {file.role === 'careprovider' && <ProvidersPart file={file} />}
          <Part title={texts.history}>
            {lines.length === 0 ? (
              <p className="text-soft">{texts.noHistory}</p>
            ) : (
              <AuditLines lines={lines} now={now} caption={texts.history} />
            )}
            <TextLink
              href={routes.admin.auditLog({ person: String(file.id) })}
              className="mt-3 inline-flex min-h-11 items-center"
            >
              {texts.wholeHistory}
            </TextLink>
          </Part>
        </div>
        <section className="rounded-lg border border-line bg-card p-6">
          <h2 className="text-name">{texts.acts}</h2>
          {isOwn ? (
            <p className="mt-2 text-soft">{texts.own}</p>
          ) : (
            <UserActs id={file.id} status={file.status} role={file.role} asksCode={asksCode} />
          )}
        </section>
      </div>
    </>
  )
}

function factsOf(file: UserFile, now: Date) {
  const { role, status, createdAt, emailVerifiedAt, hasSecondFactor, erasedAt, said } = file
  const maybe = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : [])
  return [
    { label: texts.role, value: ROLE_LABELS[role] },
    { label: texts.status, value: <StatusBadge status={status} /> },
    { label: texts.since, value: officeDay(createdAt, now) },
    { label: texts.confirmed, value: emailVerifiedAt ? officeDay(emailVerifiedAt, now) : texts.notConfirmed },
    { label: texts.secondFactor, value: hasSecondFactor ? texts.on : texts.off },
    ...maybe(texts.erasedOn, erasedAt && officeDay(erasedAt, now)),
    ...maybe(texts.saidDaycare, said?.daycareName),
    ...maybe(texts.saidLicense, said?.licenseNumber),
  ]
}

function ProvidersPart({ file: { providers, claims } }: { file: UserFile }) {
  return (
    <>
      <Part title={texts.providers}>
        {providers.length === 0 && <p className="text-soft">{texts.noProviders}</p>}
        <ul>
          {providers.map(({ publicId, name, role }) => (
            <li key={publicId}>
              <TextLink href={routes.provider(publicId)} className="inline-flex min-h-11 items-center">
                {name}
              </TextLink>
              , {ROLE_WORDS[role].name.toLowerCase()}
            </li>
          ))}
        </ul>
      </Part>
      {claims.length > 0 && (
        <Part title={texts.claims}>
          <ul>
            {claims.map(({ id, provider, status }) => (
              <li key={id}>
                <TextLink href={routes.approvals.claim(id)} className="inline-flex min-h-11 items-center">
                  {provider}
                </TextLink>
                , {claimTexts.status[status].toLowerCase()}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-3 text-section tracking-tight">{title}</h2>
    {children}
  </section>
)
