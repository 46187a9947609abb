import { SignIn } from './sign-in'

const ROWS = Array.from({ length: 20 }, (_, index) => ({
  name: `Floor House Child Care ${index + 1}`,
  about: 'Center, Play-based · Orlando, 0.4 miles · 4.8 (12 reviews)',
  facts: '4 openings for school-age children · from $240 a week · 7:00 AM – 6:00 PM · ages 6 weeks – 12 years',
}))

/** The smallest page with the content of a landing page: twenty rows, a form, and one control that needs React. */
export default function Rows() {
  return (
    <>
      <header>
        <a href="/rows">Floor</a> <SignIn />
      </header>
      <main>
        <h1>Child care in Orlando</h1>
        <form action="/rows">
          <input name="zipCode" aria-label="City or ZIP code" /> <button type="submit">Find care</button>
        </form>
        <ul>
          {ROWS.map(({ name, about, facts }) => (
            <li key={name}>
              <h2>{name}</h2>
              <p>{about}</p>
              <p>{facts}</p>
            </li>
          ))}
        </ul>
      </main>
    </>
  )
}
