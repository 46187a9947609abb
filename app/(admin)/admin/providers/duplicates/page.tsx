import { accountMetadata } from '@/components/accounts/account-metadata'
import { DuplicatesView } from '@/components/directory/merge/duplicates-view'
import { mergeTexts as texts } from '@/components/directory/merge/texts'
import { requireActor } from '@/lib/access/require-actor'
import { askForSearch } from '@/lib/directory/commands/likenesses/ask-for-search'
import { DIRECTORY_ROLES } from '@/lib/directory/policy'
import { findDistinctPairs } from '@/lib/directory/queries/distinctions'
import { findDuplicates } from '@/lib/directory/queries/duplicates'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(texts.duplicates, texts.duplicatesLead, routes.admin.duplicates())

/** As many as somebody looks through at a time. */
const MOST = 100

export default async function DuplicatesPage() {
  await requireActor(DIRECTORY_ROLES, routes.admin.duplicates())
  const [pairs, apart, search] = await Promise.all([findDuplicates(MOST), findDistinctPairs(MOST), askForSearch(now())])
  return <DuplicatesView pairs={pairs} apart={apart} most={MOST} search={search} now={now()} />
}
