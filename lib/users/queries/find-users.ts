import 'server-only'
import { fullName } from '@/lib/accounts/rules/names'
import { db } from '@/lib/platform/db'
import type { UsersQuery } from '../schema'
import type { UserPage } from '../types'

const PAGE = 50

/** Accounts, the newest first. Each word of `q` is a part of a name or an address, or the number of an account. */
export async function findUsers({ q, role, status, page }: UsersQuery, now: Date): Promise<UserPage> {
  const where = { role, status, AND: q.split(/\s+/).filter(Boolean).slice(0, 5).map(hasWord) }
  const [rows, total] = await Promise.all([
    db().user.findMany({
      where,
      orderBy: { id: 'desc' },
      skip: (page - 1) * PAGE,
      take: PAGE,
      select: {
        id: true,
        email: true,
        firstName: true,
        lastName: true,
        role: true,
        status: true,
        createdAt: true,
        sessions: {
          where: { expiresAt: { gt: now } },
          orderBy: { lastSeenAt: 'desc' },
          take: 1,
          select: { lastSeenAt: true },
        },
        _count: { select: { manages: true } },
      },
    }),
    db().user.count({ where }),
  ])
  const users = rows.map(({ firstName, lastName, sessions, _count, ...row }) => ({
    ...row,
    name: fullName({ firstName, lastName }),
    lastSeenAt: sessions[0]?.lastSeenAt ?? null,
    providerCount: _count.manages,
  }))
  return { users, total, page, pageCount: Math.ceil(total / PAGE) }
}

function hasWord(word: string) {
  const contains = { contains: word.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const }
  const texts = [{ email: contains }, { firstName: contains }, { lastName: contains }]
  return { OR: /^[0-9]{1,9}$/.test(word) ? [{ id: Number(word) }, ...texts] : texts }
}
