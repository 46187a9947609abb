import { asOwnExport, exportExpiry, exportFileName, ownRows } from './rules'

describe('exports', () => {
  const askedAt = new Date('2026-11-22T10:00:00Z')
  const row = { id: 3, askedAt, expiresAt: exportExpiry(askedAt), bytes: 1_200 }
  const seenAt = (time: string, status: 'being_made' | 'ready' | 'failed') =>
    asOwnExport({ ...row, status }, new Date(time)).state

  test('a finished export has its expiry and size', () => {
    expect(asOwnExport({ ...row, status: 'ready' }, askedAt)).toEqual({
      id: 3,
      askedAt: '2026-11-22T10:00:00.000Z',
      state: 'ready',
      until: '2026-11-29T10:00:00.000Z',
      bytes: 1_200,
    })
  })

  test('an export that takes more than a day counts as failed, so that its owner can request it again', () => {
    expect(seenAt('2026-11-23T10:00:00Z', 'being_made')).toBe('being-made')
    expect(seenAt('2026-11-23T10:00:01Z', 'being_made')).toBe('failed')
    expect(seenAt('2026-11-22T10:01:00Z', 'failed')).toBe('failed')
  })

  test('the file is named after the site and the date', () => {
    expect(exportFileName('Nookling', askedAt)).toBe('nookling-data-2026-11-22.zip')
  })
})

describe('own rows', () => {
  test('a row belongs to a person by id or address, and neither is part of the SQL text', () => {
    const { where, values } = ownRows(
      [
        { column: 'user_id', is: 'id' },
        { column: 'to_email', is: 'email' },
      ],
      { id: 7, email: "o'hara@home.test" },
    )
    expect(where).toBe('"user_id" = $1 OR lower("to_email"::text) = lower($2::text)')
    expect(values).toEqual([7, "o'hara@home.test"])
  })
})
