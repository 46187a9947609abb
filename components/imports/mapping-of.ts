import { mappingTexts } from './texts'

/** The mapping file that the form's fields say; what is empty is left out. The server judges it. */
export function mappingOf(fields: FormData): object {
  const text = (name: string) => String(fields.get(name) ?? '').trim()
  const said = (names: readonly string[]) => Object.fromEntries(names.flatMap((name) => entry(name, text(name))))
  const columns = Object.fromEntries(Object.keys(mappingTexts.of).flatMap((key) => entry(key, text(`column-${key}`))))
  const kinds = Object.fromEntries(
    text('kinds')
      .split('\n')
      .flatMap((line) => {
        const [type = '', kind = ''] = line.split('=').map((part) => part.trim())
        return type === '' ? [] : [[type, kind]]
      }),
  )
  return {
    ...said(['title', 'source', 'sourceName', 'asOf', 'defaultKind', 'licenseIssuer']),
    ...(text('state') && { state: text('state').toUpperCase() }),
    columns,
    ...(Object.keys(kinds).length > 0 && { kinds }),
  }
}

const entry = (name: string, value: string): [string, string][] => (value === '' ? [] : [[name, value]])
