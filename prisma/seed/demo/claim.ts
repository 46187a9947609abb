import { hashPassword } from '@/lib/accounts/secrets/password-hash'
import type { Database } from '@/lib/platform/db'
import { SITE } from '@/lib/platform/site'
import { DEMO_PASSWORD } from './password.mjs'

const HOUR = 3_600_000
const PROVIDER = 'Maple Lane Family Home'
const NOTE = 'I have cared for children here since 2017. My license is for eight children; call me any evening.'

/** What they would add beside it: nobody here has it. */
const ADDITION = {
  name: 'Cypress Creek Forest Preschool',
  kind: 'center',
  careTypes: ['preschool'],
  address: '118 Lakeview Ave, Orlando, FL 32801',
  phone: '(407) 555-0186',
  email: 'hello@cypress-creek.example',
  website: 'https://cypress-creek.example',
}
const ADDITION_NOTE = 'We open in January, outdoors all day. The license application is with the state since October.'

/** Somebody invented who claims a sample provider and adds another, for the demo's admin to decide. Without that provider, nothing. */
export async function loadDemoClaim(database: Database, now: Date): Promise<void> {
  const provider = await database.provider.findFirst({
    where: { name: PROVIDER, isSample: true },
    select: { id: true, name: true, licenses: { select: { number: true }, take: 1 } },
  })
  if (!provider) return
  const email = `claimant@${SITE.name.toLowerCase()}.test`
  if ((await database.user.count({ where: { email } })) > 0) return
  const person = { email, firstName: 'Maya', lastName: 'Lindqvist', role: 'careprovider', status: 'active' } as const
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR)
  const { id: userId } = await database.user.create({
    data: { ...person, passwordHash, emailVerifiedAt: ago(30), createdAt: ago(30) },
    select: { id: true },
  })
  const licenseNumber = provider.licenses[0]?.number ?? null
  await database.careproviderProfile.create({
    data: { userId, title: 'Owner', daycareName: provider.name, licenseNumber },
    select: { userId: true },
  })
  await database.providerClaim.create({
    data: {
      providerId: provider.id,
      userId,
      position: 'Owner',
      note: NOTE,
      licenseNumber,
      createdAt: ago(28),
    },
    select: { id: true },
  })
  await database.providerClaim.create({
    data: { addition: ADDITION, userId, position: 'Director', note: ADDITION_NOTE, createdAt: ago(5) },
    select: { id: true },
  })
}
