import { connection } from 'next/server'

const CARDS = Array.from({ length: 20 }, (_, index) => ({
  href: `/provider/floor-${index}`,
  name: `Floor House ${index}`,
  facts: [
    '2 openings for one-year-olds',
    'from $240 a week',
    '6:30 AM – 6:00 PM',
    'Ages 6 weeks – 5 years',
    'License 123',
  ],
  tags: ['Daycare', 'Preschool', 'Play-based', 'VPK'],
}))

/** Twenty cards of about as many elements as a result of ours, from memory, for each request anew. */
export default async function Cards() {
  await connection()
  return (
    <main>
      <h1>Floor</h1>
      {CARDS.map(({ href, name, facts, tags }) => (
        <article key={href} className="flex gap-4 border-b py-4">
          {/* biome-ignore lint/performance/noImgElement: as the product does, its pictures are made beforehand */}
          <img src="/floor.jpg" alt="" width={320} height={180} loading="lazy" className="rounded-lg object-cover" />
          <div className="min-w-0 grow">
            <h2 className="text-lg font-semibold">
              <a href={href} className="hover:underline">
                {name}
              </a>
            </h2>
            <p className="text-sm">Center, Play-based · Orlando, 0.4 miles · 4.8 (12)</p>
            <dl className="grid grid-cols-2 gap-2">
              {facts.map((fact) => (
                <div key={fact} className="flex gap-2">
                  <dt aria-hidden="true">
                    <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
                      <path d="M2 8l4 4 8-8" />
                    </svg>
                  </dt>
                  <dd className="text-sm">{fact}</dd>
                </div>
              ))}
            </dl>
            <ul className="flex gap-2">
              {tags.map((tag) => (
                <li key={tag} className="rounded-full px-2 text-xs">
                  {tag}
                </li>
              ))}
            </ul>
            <a href={href} className="button">
              View Details
            </a>
          </div>
        </article>
      ))}
    </main>
  )
}
