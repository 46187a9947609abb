import { accountMetadata } from '@/components/accounts/account-metadata'
import { userTexts as texts } from '@/components/users/texts'
import { UsersView } from '@/components/users/users-view'
import { requireActor } from '@/lib/access/require-actor'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { USER_ADMIN_ROLES } from '@/lib/users/policy'
import { findUsers } from '@/lib/users/queries/find-users'
import { usersQuery } from '@/lib/users/schema'

export const metadata = accountMetadata(texts.title, texts.lead, routes.admin.users())

type UsersPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function UsersPage({ searchParams }: UsersPageProps) {
  await requireActor(USER_ADMIN_ROLES, routes.admin.users())
  const query = usersQuery.parse(await searchParams)
  return <UsersView query={query} found={await findUsers(query, now())} now={now()} />
}
