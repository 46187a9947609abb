import { randomUUID } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** Values written to a temporary file, to be read again from the beginning, so that a file of any size needs no memory. */
export type Spool<Value> = {
  add: (values: readonly Value[]) => Promise<void>
  read: () => AsyncGenerator<Value>
  close: () => Promise<void>
}

/** Only this process can read the file: it has no name any more once it is open, and its space is free when it is closed. */
export async function openSpool<Value>(parse: (json: string) => Value): Promise<Spool<Value>> {
  const name = path.join(tmpdir(), `import-${randomUUID()}`)
  const file = await open(name, 'wx+', 0o600)
  await unlink(name)
  return {
    add: async (values) => {
      if (values.length > 0) await file.appendFile(values.map((value) => `${JSON.stringify(value)}\n`).join(''))
    },
    async *read() {
      const input = file.createReadStream({ start: 0, autoClose: false })
      for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) yield parse(line)
    },
    close: () => file.close(),
  }
}
