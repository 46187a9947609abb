import 'server-only'
import { Prisma } from '@/prisma/generated/client'

/**
 * A number of the code itself, written into a statement's text: PostgreSQL works with it while it plans, and it never travels.
 * Whatever belongs to one question stays a parameter.
 */
export const whole = (value: number | bigint): Prisma.Sql => Prisma.raw(`(${value})`)
export const real = (value: number): Prisma.Sql => Prisma.raw(`(${value})::float8`)
