import { PageHead } from '@/components/layout/page-head'
import { Badge } from '@/components/ui/badge'
import { FoundTable } from '@/components/ui/found-table'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import type { UsersQuery } from '@/lib/users/schema'
import type { UserPage } from '@/lib/users/types'
import type { UserStatus } from '@/prisma/generated/enums'
import { officeDay } from './office-time'
import { ROLE_LABELS, STATUS_LABELS, userTexts as texts } from './texts'
import { UsersFilter } from './users-filter'

type UsersViewProps = { query: UsersQuery; found: UserPage; now: Date }

/** Every account, to be found by name, address, role and status. */
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
