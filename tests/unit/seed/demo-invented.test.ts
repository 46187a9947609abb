import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseTourLink } from '@/lib/providers/virtual-tours/rules'
import { demoDirectory } from '@/prisma/seed/demo/providers/compose'

const directory = demoDirectory('2026-11-20')
const drafts = directory.map((provider) => provider.draft)

/** Chains and products that parents know; none of them may appear in an invented directory. */
const BRANDS =
  /kindercare|bright ?horizons|goddard|primrose|la petite|kiddie academy|learning experience|tutor time|childtime|cr[eè]me de la|disney|ymca|lego\b|crayola|brightwheel|procare|kumon|gymboree|mcdonald|walmart|publix|google|facebook|instagram|youtube/i

describe('nothing in the demo data reaches a real person', () => {
  it('phone numbers are from 555-0100 to 555-0199, which are reserved for fiction, and each is used once', () => {
    const phones = drafts.flatMap((draft) => draft.phone ?? [])
    for (const phone of phones) expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/)
    expect(new Set(phones).size).toBe(phones.length)
  })

  it('mail and web addresses end in .example, which never resolves', () => {
    for (const { email, website } of drafts) {
      if (email) expect(email).toMatch(/^[a-z0-9.-]+@[a-z0-9]+\.example$/)
      if (website) expect(website).toMatch(/^https:\/\/[a-z0-9]+\.example(\/[a-z-]+)?$/)
    }
    const others = directory.map(({ draft: { virtualTours: _, ...draft }, ...one }) => ({ ...one, draft }))
    for (const [address] of JSON.stringify(others).matchAll(/https?:\/\/[^"/]+/g)) expect(address).toMatch(/\.example$/)
  })

  it('virtual tours name accepted sites, and their ids say that they are samples, which do not exist there', () => {
    const tours = drafts.flatMap(({ virtualTours }) => virtualTours ?? [])
    expect(tours.length).toBeGreaterThan(1)
    for (const { url, title } of tours) {
      expect(parseTourLink(url)?.link).toBe(url)
      expect([url, title]).toEqual([expect.stringMatching(/DEMO0\w*$/), expect.stringMatching(/\(sample\)$/)])
    }
  })

  it("license numbers match no state's format, and each is used once", () => {
    const licenses = drafts.flatMap((draft) => draft.licenses ?? [])
    for (const { number, issuer } of licenses) {
      expect(number).toMatch(/^DEMO-[A-Z]{2}-\d{4}$/)
      expect(issuer).toMatch(/\(sample\)$/)
    }
    expect(new Set(licenses.map(({ number }) => number)).size).toBe(licenses.length)
  })

  it('no text names a real brand', () => {
    expect(JSON.stringify(directory).match(BRANDS)).toBeNull()
  })

  it("each name is used once, a small chain's once per city", () => {
    const names = drafts.map((draft) => `${draft.name} in ${draft.city}`)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(drafts.map((draft) => draft.name)).size).toBeGreaterThan(550)
  })

  it('no two providers are at the same point', () => {
    expect(new Set(drafts.map((draft) => `${draft.latitude} ${draft.longitude}`)).size).toBe(drafts.length)
  })
})

const FILES = ['florida-centers-2022.csv', 'florida-food-program-2025.csv', 'georgia-prek-2025.csv']
const folder = process.env.SHARED_DATA ?? join(process.cwd(), '../shared/data')
const present = FILES.every((file) => existsSync(join(folder, file)))

// Skipped, with its title, when the lists are not installed.
const compare = present ? describe : describe.skip
compare(`with states’ lists in ${folder}`, () => {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()

  it('no invented name is the name of a real provider', () => {
    const real = new Set(
      FILES.flatMap((file) =>
        readFileSync(join(folder, file), 'utf8')
          .split(/[\n,"]/)
          .map(plain),
      ),
    )
    expect(real.size).toBeGreaterThan(10_000)
    expect(drafts.map((draft) => draft.name).filter((name) => real.has(plain(name)))).toEqual([])
  })
})
