import { z } from 'zod'
import { missingPicture, missingTexts, pathOf, type ShownPage, withoutSpace } from './shown-page'
import { providerDataErrors } from './structured-provider'

/**
 * What structured data contains and the page does not show, as sentences; none if the data is true. An unknown type or property is reported too,
 * since nothing compares it.
 */
export function structuredDataErrors(data: unknown, page: ShownPage): string[] {
  const [type] = [typed.parse(data)['@type']].flat()
  const compare = COMPARED[type ?? '']
  if (!compare) return [`no comparison for ${type}`]
  try {
    return compare(data, page)
  } catch (error) {
    if (error instanceof z.ZodError) return [z.prettifyError(error)]
    throw error
  }
}

const typed = z.looseObject({ '@type': z.union([z.string(), z.array(z.string())]) })
const thing = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ '@context': z.literal('https://schema.org').optional(), '@type': z.string(), ...shape })

const breadcrumb = thing({
  itemListElement: z.array(thing({ position: z.number(), name: z.string(), item: z.url() })).min(2),
})
const list = thing({
  name: z.string(),
  numberOfItems: z.number(),
  itemListElement: z.array(thing({ position: z.number(), url: z.url() })),
})
const answer = thing({ text: z.string().min(1) })
const questions = thing({ mainEntity: z.array(thing({ name: z.string().min(1), acceptedAnswer: answer })).min(1) })
const site = thing({
  name: z.string(),
  url: z.url(),
  inLanguage: z.enum(['en-US', 'es-US']),
  potentialAction: z.looseObject({}),
})
const organization = thing({ name: z.string(), url: z.url(), logo: z.url(), email: z.email() })
const article = thing({
  '@id': z.url(),
  url: z.url(),
  mainEntityOfPage: z.url(),
  headline: z.string().min(1).max(110),
  description: z.string().optional(),
  image: z.url(),
  datePublished: z.iso.datetime(),
  dateModified: z.iso.datetime(),
  author: thing({ name: z.string().min(1), url: z.url().optional() }),
  publisher: thing({ name: z.string(), url: z.url(), logo: z.url() }),
  articleSection: z.string(),
  keywords: z.string().optional(),
  wordCount: z.number().positive(),
  inLanguage: z.literal('en-US'),
})

const COMPARED: Record<string, (data: unknown, page: ShownPage) => string[]> = {
  ChildCare: providerDataErrors,
  BreadcrumbList(data, { crumbs }) {
    const { itemListElement: steps } = breadcrumb.parse(data)
    const stated = steps.map(({ name, item, position }) => `${position} ${name} ${pathOf(item)}`)
    // The current page is not a link.
    const shown = crumbs.map(({ name, path }, index) => `${index + 1} ${name} ${path ?? pathOf(steps.at(-1)?.item)}`)
    return stated.join() === shown.join() ? [] : [`says the trail ${stated.join(', ')}, shows ${shown.join(', ')}`]
  },
  ItemList(data, { links, markup }) {
    const { name, numberOfItems, itemListElement: items } = list.parse(data)
    let last = -1
    const missing = items.filter(({ url }) => {
      const place = links.indexOf(pathOf(url), last + 1)
      if (place >= 0) last = place
      return place < 0
    })
    const counts = items.every(({ position }, index) => position === (items[0]?.position ?? 1) + index)
    return [
      ...missing.map(({ url }) => `lists ${url}, which does not follow`),
      ...(counts && numberOfItems === items.length ? [] : ['counts its list wrongly']),
      ...(markup.includes(name) ? [] : [`names a list ${name}`]),
    ]
  },
  FAQPage: (data, page) =>
    missingTexts(
      page,
      questions.parse(data).mainEntity.flatMap(({ name, acceptedAnswer: { text } }) => [name, text]),
    ),
  WebSite: (data, page) => missingTexts(page, [site.parse(data).name]),
  Organization(data, page) {
    const { name, email } = organization.parse(data)
    return missingTexts(page, [name, email])
  },
  Article(data, page) {
    const stated = article.parse(data)
    const { headline, description, author, articleSection, keywords, dateModified, datePublished, image } = stated
    return [
      ...missingTexts(page, [headline, description, author.name, articleSection, longDate(dateModified)]),
      ...missingTexts(page, keywords?.split(', ') ?? []),
      ...(page.headings.map(withoutSpace).includes(withoutSpace(headline)) ? [] : [`is headed ${page.headings}`]),
      ...(page.times.includes(datePublished) ? [] : [`was not published at ${datePublished}`]),
      ...missingPicture(page, image),
    ]
  },
}

/** As the site formats dates: "November 22, 2026". */
export const longDate = (time: string) =>
  new Date(time).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: time.includes('T') ? 'America/New_York' : 'UTC',
  })
