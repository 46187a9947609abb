import { connection } from 'next/server'

const CARDS = Array.from({ length: 20 }, (_, index) => ({
  id: `card-${index}`,
  name: `Floor House Child Care ${index}`,
}))

/** The baseline for the search page: twenty plain cards as server components, rendered per request, without any code of the product. */
export default async function Cards() {
  await connection()
  return (
    <ul>
      {CARDS.map(({ id, name }) => (
        <li key={id}>
          <h2>{name}</h2>
          <p>Center in Orlando, 0.4 miles</p>
          <p>from $240 a week</p>
        </li>
      ))}
    </ul>
  )
}
