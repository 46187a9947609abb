import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/actions/button'
import { TextLink } from '@/components/ui/actions/links'
import { FoundTable } from '@/components/ui/data/found-table'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { useLocalPath } from '@/components/ui/language'
import { Badge } from '@/components/ui/surface/badge'
import type { UserPage, UsersQuery } from '@/lib/admin/users/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { officeDay } from '@/lib/platform/time/zoned-time'
import { Role, type UserStatus } from '@/prisma/generated/enums'
import { AdminHead } from '../admin-head'

const COLUMNS = ['name', 'email', 'role', 'status', 'since', 'lastSeen', 'providers'] as const
const STATUSES = ['active', 'unverified', 'suspended', 'deleted'] as const satisfies readonly UserStatus[]

const optionsOf = <Code extends string>(all: string, codes: readonly Code[], labelOf: (code: Code) => string) => [
  { value: '', label: all },
  ...codes.map((value) => ({ value, label: labelOf(value) })),
]

/** Sent with GET, so that results have a URL. */
function UsersFilter({ query: { q, role, status } }: { query: UsersQuery }) {
  const path = useLocalPath()
  const t = useTranslations('admin.users')
  return (
    <form
      key={`${q} ${role} ${status}`}
      action={path(dashboardRoutes.admin.users())}
      className="grid items-end gap-4 md:grid-cols-[1fr_12rem_12rem_auto]"
    >
      <TextField type="search" name="q" label={t('search')} defaultValue={q} maxLength={120} autoComplete="off" />
      <SelectField
        name="role"
        label={t('role')}
        defaultValue={role ?? ''}
        options={optionsOf(t('anyRole'), Object.values(Role), (one) => t(`roles.${one}`))}
      />
      <SelectField
        name="status"
        label={t('status')}
        defaultValue={status ?? ''}
        options={optionsOf(t('anyStatus'), STATUSES, (one) => t(`statuses.${one}`))}
      />
      <Button type="submit">{t('find')}</Button>
    </form>
  )
}

type UsersViewProps = { query: UsersQuery; found: UserPage; now: Date }

/** Every account, searchable by name, address, role and status. */
export function UsersView({ query, found, now }: UsersViewProps) {
  const t = useTranslations('admin.users')
  const locale = useLocale()
  const { users, total, page, pageCount } = found
  return (
    <>
      <AdminHead title={t('title')} lead={t('lead')} />
      <div className="wrap pb-16">
        <UsersFilter query={query} />
        <FoundTable
          icon="users"
          texts={{
            noneTitle: t('noneTitle'),
            noneText: t('noneText'),
            all: t('all'),
            count: (count) => t('count', { count }),
          }}
          total={total}
          allHref={dashboardRoutes.admin.users()}
          page={page}
          pageCount={pageCount}
          hrefOf={(next) => dashboardRoutes.admin.users({ ...query, page: next })}
          caption={t('caption')}
          columns={COLUMNS.map((column) => t(`columns.${column}`))}
          rows={users.map((user) => ({
            key: String(user.id),
            head: (
              <TextLink href={dashboardRoutes.admin.user(user.id)} className="inline-flex min-h-9 items-center">
                {user.name}
              </TextLink>
            ),
            cells: [
              user.email,
              t(`roles.${user.role}`),
              <StatusBadge key="status" status={user.status} />,
              officeDay(locale, user.createdAt, now),
              user.lastSeenAt ? officeDay(locale, user.lastSeenAt, now) : t('notSignedIn'),
              user.providerCount || '',
            ],
          }))}
        />
      </div>
    </>
  )
}

const TONES = { active: 'mint', unverified: 'stone', suspended: 'coral', deleted: 'stone' } as const

export function StatusBadge({ status }: { status: UserStatus }) {
  const t = useTranslations('admin.users')
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
}
