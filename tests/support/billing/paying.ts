import { PUT as place, DELETE as unplace } from '@/app/api/billing/[id]/placement/route'
import { POST as ask } from '@/app/api/billing/[id]/plan/route'
import { PUT as renew } from '@/app/api/billing/[id]/renewal/route'
import { POST as pay } from '@/app/api/invoices/[id]/payment/route'
import { DELETE as withdraw } from '@/app/api/invoices/[id]/route'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import type { ProviderPersonRole } from '@/prisma/generated/enums'
import { createActor, sessionCookie } from '../accounts/actors'
import { send } from '../accounts/people'
import { setRequestCookies } from '../accounts/request-cookies'
import { publicIdOf } from '../enrollment/conversation'
import { addLocation, addProvider } from '../providers/add-provider'

export const BEGAN_AT = new Date('2026-11-22T15:00:00Z')
export const daysLater = (days: number, from = BEGAN_AT) => new Date(from.getTime() + days * 86_400_000)

type Route = Parameters<typeof send>[0]
async function sendAs(person: SignedInActor, route: Route, id: string | number, body: unknown, method: string) {
  setRequestCookies(await sessionCookie(person))
  return send(route, body, { method, params: { id: String(id) } })
}

export const sendPlanOrder = (person: SignedInActor, id: string, plan: string) =>
  sendAs(person, ask, id, { plan }, 'POST')
export const sendRenewal = (person: SignedInActor, id: string, renews: boolean) =>
  sendAs(person, renew, id, { renews }, 'PUT')
export const sendPlacement = (person: SignedInActor, id: string, until: string) =>
  sendAs(person, place, id, { until }, 'PUT')
export const sendPlacementEnd = (person: SignedInActor, id: string) => sendAs(person, unplace, id, null, 'DELETE')
export const sendPayment = (admin: SignedInActor, invoice: number, paidBy = 'Check 1042') =>
  sendAs(admin, pay, invoice, { paidBy }, 'POST')
export const sendInvoiceWithdrawal = (person: SignedInActor, invoice: number) =>
  sendAs(person, withdraw, invoice, null, 'DELETE')

/** A new person of a provider. */
export async function personOf(providerId: number, role: ProviderPersonRole = 'manager') {
  const actor = await createActor('careprovider')
  await db().providerPerson.create({ data: { providerId, userId: actor.id, role, createdAt: BEGAN_AT } })
  return actor
}

/** A provider on the free plan with its manager Rosa, and an admin. */
export async function providerOnBasic() {
  setClock(BEGAN_AT)
  await addLocation()
  const { id: providerId } = await addProvider({ name: 'Sunny Sprouts' })
  return {
    providerId,
    id: await publicIdOf(providerId),
    rosa: await personOf(providerId),
    alex: await createActor('admin'),
  }
}

/** The same provider after paying for a month. */
export async function providerOnPlan(plan: 'STARTER' | 'PRO') {
  const world = await providerOnBasic()
  const { json } = await sendPlanOrder(world.rosa, world.id, plan)
  await sendPayment(world.alex, Number(json.invoiceId))
  return { ...world, invoiceId: Number(json.invoiceId) }
}

export const subscriptionOf = (providerId: number) => db().subscription.findUnique({ where: { providerId } })
export const invoicesOf = (providerId: number) =>
  db().invoice.findMany({ where: { providerId }, orderBy: { id: 'asc' } })
