import { accountRoutes } from '@/lib/platform/http/account-routes'
import { callApi } from '@/lib/platform/http/api-client'

/**
 * Moves the favorites that this browser `stored` into a parent's account (its number), then fetches the account's; `ids` is null if that
 * failed. Loaded for parents only.
 */
export async function fetchFavorites(owner: number, stored: readonly string[]) {
  const isMerged = stored.length > 0 && (await merge(stored))
  try {
    return { isMerged, ids: idsIn(await callApi(accountRoutes.api.favorites({ caregiverId: owner }))) }
  } catch (error) {
    console.error(error)
    return { isMerged, ids: null }
  }
}

async function merge(stored: readonly string[]): Promise<boolean> {
  try {
    await callApi(accountRoutes.api.mergeFavorites(), { method: 'POST', body: { daycareIds: stored } })
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}

function idsIn(answer: unknown): string[] {
  return (Array.isArray(answer) ? answer : []).flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'daycareId' in one ? String(one.daycareId) : [],
  )
}
