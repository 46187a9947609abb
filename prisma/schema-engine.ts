/**
 * Prisma's schema engine as WebAssembly, installed as a package: Prisma's own command downloads the engine as a binary on its first
 * run, which fails without internet access. Both use the table `_prisma_migrations`, so `prisma migrate deploy` works too if you have
 * the binary.
 *
 * Do not call anything that needs a shadow database (createMigration, devDiagnostic, a diff from migrations): it is rejected here.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum, DriverAdapterError } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'
import { z } from 'zod'

export type OpenEngine = {
  engine: bindings.SchemaEngine
  /** PostgreSQL's error for the last failed script; the engine's own error hides most of it. */
  lastScriptError: () => pg.DatabaseError | undefined
  close: () => Promise<void>
}

const LOCK_TIMEOUT_MS = 5_000

/** First line of a migration whose statements cannot run in a transaction, such as CREATE INDEX CONCURRENTLY. */
const OUTSIDE_TRANSACTION = '-- outside a transaction'

/**
 * Written in the migration's own transaction. The engine sets "finished_at" only afterwards, so after a crash between the two this
 * mark shows that the migration was committed.
 */
export const COMMITTED = 'committed'
const MARK_COMMITTED = `UPDATE "_prisma_migrations" SET "logs" = '${COMMITTED}'
  WHERE "finished_at" IS NULL AND "rolled_back_at" IS NULL`

export async function openSchemaEngine(databaseUrl: string): Promise<OpenEngine> {
  await loadEngine()
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: 10_000,
    // A migration that waits for a lock blocks every query queued behind it.
    options: `-c lock_timeout=${LOCK_TIMEOUT_MS}`,
  })
  pool.on('error', () => undefined)
  pool.on('connect', readInternalCharColumns)
  const adapters = new MigrationAdapters(pool)
  const engine = await bindings.SchemaEngine.new(
    { datamodels: undefined },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(adapters),
  )
  return {
    engine,
    lastScriptError: () => adapters.lastScriptError,
    close: async () => {
      engine.free()
      await pool.end()
    },
  }
}

class MigrationAdapters extends PrismaPg {
  lastScriptError: pg.DatabaseError | undefined

  override async connect() {
    const adapter = await super.connect()
    adapter.executeScript = (script) => this.runScript(adapter.underlyingDriver(), script)
    const queryRaw = adapter.queryRaw.bind(adapter)
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query)
      // The engine panics on a check constraint unless this catalog column has the type of a single character.
      const index = result.columnNames.indexOf('constraint_type')
      if (index >= 0) result.columnTypes[index] = ColumnTypeEnum.Character
      return result
    }
    return adapter
  }

  override connectToShadowDb(): Promise<never> {
    return Promise.reject(new Error('Migrations never use a shadow database here.'))
  }

  /**
   * adapter-pg splits a script at every semicolon and runs the statements one by one: that breaks function bodies, and a failure
   * leaves half a migration applied. Sent as one query, PostgreSQL runs the whole script as one transaction.
   */
  private async runScript(pool: pg.Pool, script: string) {
    const statements = script.trimStart().startsWith(OUTSIDE_TRANSACTION)
      ? script.split(/;\s*$/m)
      : [script.includes('_prisma_migrations') ? script : `${script}\n;${MARK_COMMITTED}`]
    for (const statement of statements) await this.run(pool, statement)
  }

  private async run(pool: pg.Pool, sql: string) {
    try {
      await pool.query(sql)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error
      this.lastScriptError = error
      const { code = 'N/A', severity = 'N/A', message, detail, column, hint } = error
      throw new DriverAdapterError({ kind: 'postgres', code, severity, message, detail, column, hint })
    }
  }
}

let loading: Promise<void> | undefined

function loadEngine() {
  loading ??= instantiateEngine()
  return loading
}

async function instantiateEngine() {
  const source = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const wasm = await readFile(source.replace(/\.js$/, '.wasm'))
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: (text: string) => console.error(text) } })
  // The WebAssembly module imports its functions under the file name of its JavaScript part.
  const imports = z.record(z.string(), z.custom<WebAssembly.ImportValue>()).parse({ ...bindings })
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': imports })
  bindings.__wbg_set_wasm(instance.exports)
  z.custom<() => void>((value) => typeof value === 'function').parse(instance.exports.__wbindgen_start)()
}

/** The catalogs hold columns of PostgreSQL's internal "char" (OID 18), which adapter-pg cannot name: read them as bpchar. */
function readInternalCharColumns(client: pg.PoolClient) {
  const INTERNAL_CHAR = 18
  const BPCHAR = 1042
  client.connection.prependListener('rowDescription', ({ fields }: { fields: { dataTypeID: number }[] }) => {
    for (const field of fields) if (field.dataTypeID === INTERNAL_CHAR) field.dataTypeID = BPCHAR
  })
}
