import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/actions/links'
import { DataRows } from '@/components/ui/data/data-list'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { deviceText } from '@/lib/access/rules/device'
import type { AuditLine, UserFile } from '@/lib/admin/users/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { officeDay } from '@/lib/platform/time/zoned-time'
import { AdminHead } from '../admin-head'
import { AuditLines } from '../audit-log/audit-log-view'
import { UserActions } from './user-actions'
import { StatusBadge } from './users-view'

/** Devices shown at first: as many as an account usually has, so that a long list does not push the rest of the page down. */
const DEVICES_SHOWN = 5

type DevicesProps = { devices: UserFile['devices']; now: Date }

/** The devices where an account is signed in, the most recent first. */
function Devices({ devices, now }: DevicesProps) {
  const t = useTranslations('admin.users')
  if (devices.length === 0) return <p className="text-soft">{t('noDevices')}</p>
  const more = devices.slice(DEVICES_SHOWN)
  return (
    <>
      <DeviceList devices={devices.slice(0, DEVICES_SHOWN)} now={now} />
      {more.length > 0 && (
        <Disclosure summary={t('moreDevices', { count: more.length })}>
          <DeviceList devices={more} now={now} />
        </Disclosure>
      )}
    </>
  )
}

function DeviceList({ devices, now }: DevicesProps) {
  const t = useTranslations('admin.users')
  const names = useTranslations('accounts.devices')
  const locale = useLocale()
  return (
    <ul className="divide-y divide-line text-ink">
      {devices.map(({ device, createdAt, lastSeenAt }) => (
        <li key={`${device} ${createdAt.toISOString()}`} className="py-2.5">
          {t('deviceSeen', {
            device: deviceText(names, device),
            since: officeDay(locale, createdAt, now),
            seen: officeDay(locale, lastSeenAt, now),
          })}
        </li>
      ))}
    </ul>
  )
}

type UserFileViewProps = { file: UserFile; lines: readonly AuditLine[]; isOwn: boolean; asksCode: boolean; now: Date }

/** One account: who it is, what it manages, its history, and the admin's actions. */
export function UserFileView({ file, lines, isOwn, asksCode, now }: UserFileViewProps) {
  const t = useTranslations('admin.users')
  const seen = useTranslations('admin.whatTheySee')
  const facts = useFacts(file, now)
  return (
    <>
      <AdminHead
        title={file.name}
        lead={t('fileLead', { email: file.email, id: String(file.id) })}
        parents={['users']}
      />
      <div className="wrap grid grid-cols-1 items-start gap-12 pb-16 lg:grid-cols-[1fr_22rem] lg:gap-16">
        <div className="grid grid-cols-1 gap-10">
          <div>
            <DataRows rows={facts} className="max-w-reading" />
            <TextLink
              href={dashboardRoutes.admin.whatTheySee(file.id)}
              className="mt-3 inline-flex min-h-11 items-center"
            >
              {seen('link')}
            </TextLink>
          </div>
          <AccountSection title={t('devices')}>
            <Devices devices={file.devices} now={now} />
          </AccountSection>
          {file.role === 'careprovider' && <ProvidersPart file={file} />}
          <AccountSection title={t('history')}>
            {lines.length === 0 ? (
              <p className="text-soft">{t('noHistory')}</p>
            ) : (
              <AuditLines lines={lines} now={now} caption={t('history')} />
            )}
            <TextLink
              href={dashboardRoutes.admin.auditLog({ person: String(file.id) })}
              className="mt-3 inline-flex min-h-11 items-center"
            >
              {t('wholeHistory')}
            </TextLink>
          </AccountSection>
        </div>
        <section className="rounded-lg border border-line bg-card p-6">
          <h2 className="text-name">{t('acts')}</h2>
          {isOwn ? (
            <p className="mt-2 text-soft">{t('own')}</p>
          ) : (
            <UserActions id={file.id} status={file.status} role={file.role} asksCode={asksCode} />
          )}
        </section>
      </div>
    </>
  )
}

function useFacts(file: UserFile, now: Date) {
  const t = useTranslations('admin.users')
  const locale = useLocale()
  const { role, status, createdAt, emailVerifiedAt, hasSecondFactor, erasedAt, signUpDetails } = file
  const rowIfSet = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : [])
  return [
    { label: t('role'), value: t(`roles.${role}`) },
    { label: t('status'), value: <StatusBadge status={status} /> },
    { label: t('since'), value: officeDay(locale, createdAt, now) },
    { label: t('confirmed'), value: emailVerifiedAt ? officeDay(locale, emailVerifiedAt, now) : t('notConfirmed') },
    { label: t('secondFactor'), value: hasSecondFactor ? t('on') : t('off') },
    ...rowIfSet(t('erasedOn'), erasedAt && officeDay(locale, erasedAt, now)),
    ...rowIfSet(t('saidDaycare'), signUpDetails?.daycareName),
    ...rowIfSet(t('saidLicense'), signUpDetails?.licenseNumber),
  ]
}

function ProvidersPart({ file: { providers, claims } }: { file: UserFile }) {
  const t = useTranslations('admin.users')
  const roles = useTranslations('listings.roles')
  const claimTexts = useTranslations('listings.claims')
  return (
    <>
      <AccountSection title={t('providers')}>
        {providers.length === 0 && <p className="text-soft">{t('noProviders')}</p>}
        <ul>
          {providers.map(({ publicId, name, role }) => (
            <li key={publicId}>
              <TextLink href={routes.provider(publicId)} className="inline-flex min-h-11 items-center">
                {name}
              </TextLink>
              , {roles(`names.${role}`).toLowerCase()}
            </li>
          ))}
        </ul>
      </AccountSection>
      {claims.length > 0 && (
        <AccountSection title={t('claims')}>
          <ul>
            {claims.map(({ id, provider, status }) => (
              <li key={id}>
                <TextLink href={dashboardRoutes.approvals.claim(id)} className="inline-flex min-h-11 items-center">
                  {provider}
                </TextLink>
                , {claimTexts(`status.${status}`).toLowerCase()}
              </li>
            ))}
          </ul>
        </AccountSection>
      )}
    </>
  )
}

/** A section of a page about an account. */
export const AccountSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-3 text-section tracking-tight">{title}</h2>
    {children}
  </section>
)
