import type { Gazetteer } from '../rules/gazetteer'

/**
 * Statements that make a table equal to the rows in their one parameter, a JSON list. One parameter carries 40,000 rows
 * faster than forty statements of a thousand, and rows that are equal already are not written.
 */
type Table = { step: keyof Gazetteer; name: string; columns: Record<string, string>; key: string[] }

/** In the order in which their foreign keys allow writing. */
export const GAZETTEER_TABLES: readonly Table[] = [
  {
    step: 'locations',
    name: 'locations',
    columns: {
      slug: 'text',
      name: 'text',
      state: 'text',
      county: 'text',
      latitude: 'float8',
      longitude: 'float8',
      zips: 'text[]',
      time_zone: 'text',
    },
    key: ['slug'],
  },
  {
    step: 'zips',
    name: 'zip_codes',
    columns: {
      zip: 'text',
      city: 'text',
      state: 'text',
      county: 'text',
      latitude: 'float8',
      longitude: 'float8',
      location_slug: 'text',
    },
    key: ['zip'],
  },
  {
    step: 'aliases',
    name: 'location_aliases',
    columns: { folded: 'text', location_slug: 'text', state: 'text', rank: 'int' },
    key: ['folded', 'location_slug'],
  },
  {
    step: 'counties',
    name: 'counties',
    columns: {
      slug: 'text',
      name: 'text',
      full_name: 'text',
      state: 'text',
      folded: 'text',
      rank: 'int',
      latitude: 'float8',
      longitude: 'float8',
      radius_meters: 'int',
      zip_count: 'int',
    },
    key: ['slug'],
  },
]

const recordset = (columns: Record<string, string>) =>
  `jsonb_to_recordset($1::jsonb) AS r(${Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})`

export function mergeSql({ name, columns, key }: Table): string {
  const all = Object.keys(columns)
  const rest = all.filter((column) => !key.includes(column))
  return `INSERT INTO ${name} AS t (${all.join(', ')})
    SELECT ${all.join(', ')} FROM ${recordset(columns)}
    ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${rest.map((column) => `${column} = EXCLUDED.${column}`).join(', ')}
    WHERE (${rest.map((column) => `t.${column}`).join(', ')})
      IS DISTINCT FROM (${rest.map((column) => `EXCLUDED.${column}`).join(', ')})`
}

/** A location that providers stand in stays, whatever a newer file says. */
export function removeGoneSql({ name, columns, key }: Table): string {
  const kept = name === 'locations' ? 'AND NOT EXISTS (SELECT FROM providers p WHERE p.location_slug = t.slug)' : ''
  const keyColumns = Object.fromEntries(key.map((column) => [column, columns[column] ?? 'text']))
  return `DELETE FROM ${name} t WHERE NOT EXISTS (
      SELECT FROM ${recordset(keyColumns)} WHERE ${key.map((column) => `r.${column} = t.${column}`).join(' AND ')}
    ) ${kept}`
}
