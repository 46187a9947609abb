import { FAMILY_ROLES } from '@/lib/families/policy'
import { MONTH_PATTERN } from '@/lib/families/rules/months'
import type { Child } from '@/lib/families/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { currentSession, onSession } from '../accounts/session/session-store'

export type OwnChild = Pick<Child, 'id' | 'name' | 'birthMonth' | 'startMonth'>

/** The children of whoever uses this browser; none for visitors and other roles, and where the server does not answer. */
export async function askForOwnChildren(): Promise<OwnChild[]> {
  if (!(await isParent())) return []
  try {
    const answer = await callApi(routes.api.children())
    return (Array.isArray(answer) ? answer : []).filter(isChild)
  } catch (error) {
    console.error(error)
    return []
  }
}

/** Resolves once it is known who is here. */
function isParent(): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = onSession(look)
    look()
    function look() {
      const session = currentSession()
      if (session.kind === 'unknown') return
      resolve(session.kind === 'user' && FAMILY_ROLES.some((role) => role === session.user.role))
      queueMicrotask(() => stop())
    }
  })
}

function isChild(value: unknown): value is OwnChild {
  if (typeof value !== 'object' || value === null) return false
  const child: Partial<Record<string, unknown>> = { ...value }
  const isMonth = (month: unknown) => typeof month === 'string' && MONTH_PATTERN.test(month)
  return (
    typeof child.id === 'number' &&
    typeof child.name === 'string' &&
    isMonth(child.birthMonth) &&
    (child.startMonth === null || isMonth(child.startMonth))
  )
}
