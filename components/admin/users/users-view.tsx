import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/actions/button'
import { TextLink } from '@/components/ui/actions/links'
import { FoundTable } from '@/components/ui/data/data-table'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Badge } from '@/components/ui/surface/badge'
import type { UserPage, UsersQuery } from '@/lib/admin/users/schema'
import { routes } from '@/lib/platform/http/routes'
import { officeDay } from '@/lib/platform/time/zoned-time'
import type { UserStatus } from '@/prisma/generated/enums'
import { ROLE_LABELS, STATUS_LABELS, userMessages as texts } from './messages'

const optionsOf = (all: string, labels: Record<string, string>) => [
  { value: '', label: all },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
]

/** Sent with GET, so that results have a URL. */
function UsersFilter({ query: { q, role, status } }: { query: UsersQuery }) {
  return (
    <form
      key={`${q} ${role} ${status}`}
      action={routes.admin.users()}
      className="grid items-end gap-4 md:grid-cols-[1fr_12rem_12rem_auto]"
    >
      <TextField type="search" name="q" label={texts.search} defaultValue={q} maxLength={120} autoComplete="off" />
      <SelectField
        name="role"
        label={texts.role}
        defaultValue={role ?? ''}
        options={optionsOf(texts.anyRole, ROLE_LABELS)}
      />
      <SelectField
        name="status"
        label={texts.status}
        defaultValue={status ?? ''}
        options={optionsOf(texts.anyStatus, STATUS_LABELS)}
      />
      <Button type="submit">{texts.find}</Button>
    </form>
  )
}

type UsersViewProps = { query: UsersQuery; found: UserPage; now: Date }

/** Every account, searchable by name, address, role and status. */
export function UsersView({ query, found, now }: UsersViewProps) {
  const { users, total, page, pageCount } = found
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: texts.dashboard, href: routes.adminDashboard() }, { label: texts.title }]}
      />
      <div className="wrap pb-16">
        <UsersFilter query={query} />
        <FoundTable
          icon="users"
          texts={texts}
          total={total}
          allHref={routes.admin.users()}
          page={page}
          pageCount={pageCount}
          hrefOf={(next) => routes.admin.users({ ...query, page: next })}
          caption={texts.caption}
          columns={texts.columns}
          rows={users.map((user) => ({
            key: String(user.id),
            head: (
              <TextLink href={routes.admin.user(user.id)} className="inline-flex min-h-9 items-center">
                {user.name}
              </TextLink>
            ),
            cells: [
              user.email,
              ROLE_LABELS[user.role],
              <StatusBadge key="status" status={user.status} />,
              officeDay(user.createdAt, now),
              user.lastSeenAt ? officeDay(user.lastSeenAt, now) : texts.notSignedIn,
              user.providerCount || '',
            ],
          }))}
        />
      </div>
    </>
  )
}

const TONES = { active: 'mint', unverified: 'stone', suspended: 'coral', deleted: 'stone' } as const

export const StatusBadge = ({ status }: { status: UserStatus }) => (
  <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>
)
