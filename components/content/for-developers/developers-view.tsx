import type { ReactNode } from 'react'
import { PageHead } from '@/components/layout/page-head'
import { TextLink } from '@/components/ui/actions/links'
import { DataTable } from '@/components/ui/data/data-table'
import type { PublishedOperation } from '@/lib/access/types'
import { BADGE, type FramingSites, openingsFrameHtml } from '@/lib/content/seo/rules/badge'
import { EXAMPLE_CITY } from '@/lib/places/catalogue/cities'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'
import { developerMessages as texts } from './messages'

/** In the order of the page. */
const RESOURCES = ['Providers', 'Places', 'Articles']

const anchorOf = (resource: string) => resource.toLowerCase()

type DevelopersViewProps = {
  operations: readonly PublishedOperation[]
  /** The site's address. */
  site: string
  framing: FramingSites
}

/** The endpoints by resource, with everything else that other sites may build on. */
export function DevelopersView({ operations, site, framing }: DevelopersViewProps) {
  const resources = RESOURCES.filter((resource) => operations.some((one) => one.resource === resource))
  const sections = [
    ...resources.map((resource) => ({ id: anchorOf(resource), title: `${texts.api}: ${resource}` })),
    { id: 'feeds', title: texts.feeds },
    { id: 'data', title: texts.data },
    { id: 'embed', title: texts.embed },
    { id: 'badge', title: texts.badge },
    { id: 'terms', title: texts.terms },
  ]
  const addressOf = (path: string) => absoluteUrl(path, site)
  const codeFor = (path: string) => openingsFrameHtml({ title: texts.embedTitle, page: addressOf(path) })
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={[{ label: texts.title }]} />
      <div className="wrap grid grid-cols-1 gap-10 pb-16 [&>*]:min-w-0 [&>*]:max-w-reading">
        <nav aria-label={texts.contents}>
          <ul className="flex flex-wrap gap-x-6">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center text-pine underline md:min-h-8">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <p>{texts.apiLead}</p>
          <p className="mt-2">{texts.apiErrors}</p>
          <p className="mt-2">
            <a href={routes.openApi()} className="inline-block min-h-6 text-pine underline">
              {texts.description31}
            </a>
          </p>
        </div>
        {resources.map((resource) => (
          <Section key={resource} id={anchorOf(resource)} title={`${texts.api}: ${resource}`}>
            {operations
              .filter((one) => one.resource === resource)
              .map((one) => (
                <Operation key={one.path} operation={one} address={addressOf(one.request)} />
              ))}
          </Section>
        ))}
        <Section id="feeds" title={texts.feeds}>
          <p>{texts.feedsLead}</p>
          <DataTable
            caption={texts.feeds}
            columns={texts.feedColumns}
            rows={feeds.map(({ key, path }) => ({
              key,
              head: texts.feedRows[key],
              cells: [
                <a key={key} href={path} className="inline-block min-h-6 break-all text-pine underline">
                  {path}
                </a>,
              ],
            }))}
            stacked
          />
          <p className="mt-2 text-soft">{texts.feedsOther}</p>
        </Section>
        <Section id="data" title={texts.data}>
          <p>{texts.dataLead}</p>
          <TextLink href={routes.openData()} underlined>
            {texts.dataLink}
          </TextLink>
        </Section>
        <Section id="embed" title={texts.embed}>
          <p>
            {texts.embedLead} {texts.embedSites[framing]}
          </p>
          <h3 className="mt-4 text-name">{texts.embedPlace}</h3>
          <Code label={texts.embedPlace}>{codeFor(routes.embeddedPlace('daycare', EXAMPLE_CITY.slug))}</Code>
          <h3 className="mt-4 text-name">{texts.embedProvider}</h3>
          <Code label={texts.embedProvider}>{codeFor(routes.embeddedProvider(EXAMPLE_ID))}</Code>
        </Section>
        <Section id="badge" title={texts.badge}>
          <p className="mb-3">{texts.badgeLead}</p>
          {/* biome-ignore lint/performance/noImgElement: what other sites show */}
          <img src={routes.badge()} width={BADGE.width} height={BADGE.height} alt="" />
        </Section>
        <Section id="terms" title={texts.terms}>
          <p>{texts.termsLead}</p>
          <TextLink href={routes.termsOfService()} underlined>
            {texts.termsLink}
          </TextLink>
        </Section>
      </div>
    </>
  )
}

/** As in the examples of the endpoints. */
const EXAMPLE_ID = `little-harbor-academy-${EXAMPLE_CITY.slug}-4m9q`

const feeds = [
  { key: 'place', path: routes.landingFeed('daycare', EXAMPLE_CITY.slug) },
  { key: 'placeJson', path: routes.landingJsonFeed('daycare', EXAMPLE_CITY.slug) },
  { key: 'articles', path: routes.blogFeed() },
  { key: 'articlesJson', path: routes.blogJsonFeed() },
  { key: 'sitemap', path: routes.sitemapIndex() },
  { key: 'llms', path: routes.llmsText() },
] as const

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div>
      <h2 id={id} className="mb-2 scroll-mt-6 text-section">
        {title}
      </h2>
      {children}
    </div>
  )
}

function Operation({ operation, address }: { operation: PublishedOperation; address: string }) {
  const { method, path, summary, limits, parameters, response } = operation
  const caption = `${texts.parameters}: ${method} ${path}`
  return (
    <article aria-label={`${method} ${path}`} className="mt-6 border-t border-line pt-5">
      <h3 className="text-name">
        <code className="break-all">
          {method} {path}
        </code>
      </h3>
      <p className="mt-1">{summary}</p>
      <p className="mt-1 text-sm text-soft">{limits}</p>
      {parameters.length === 0 ? (
        <p className="mt-2">{texts.noParameters}</p>
      ) : (
        <DataTable
          caption={caption}
          columns={texts.parameterColumns}
          rows={parameters.map(({ name, isRequired, meaning }) => ({
            key: name,
            head: <code>{name}</code>,
            cells: [isRequired ? texts.needed : '', meaning],
          }))}
          stacked
        />
      )}
      <h4 className="mt-4 font-semibold">{texts.request}</h4>
      <Code label={`${texts.request}: ${path}`}>{`curl '${address}'`}</Code>
      <h4 className="mt-4 font-semibold">{texts.response}</h4>
      <Code label={`${texts.response}: ${path}`}>{JSON.stringify(response, null, 2)}</Code>
    </article>
  )
}

function Code({ label, children }: { label: string; children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="mt-2 overflow-x-auto rounded-md bg-sunken p-3 text-sm">
      <pre>
        <code>{children}</code>
      </pre>
    </section>
  )
}
