import { ownRows } from './own-rows'

test('a row is a person’s by their number or their address, and neither stands in the statement itself', () => {
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
