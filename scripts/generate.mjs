/** Makes the Prisma client from prisma/schema into prisma/generated, unless it is there and as new as the schema. */
import { generateClient } from './bootstrap/postgres/prepare.mjs'

if (!(await generateClient())) process.exitCode = 1
