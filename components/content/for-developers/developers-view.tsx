import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageHead } from '@/components/layout/page-head'
import { TextLink } from '@/components/ui/actions/links'
import { DataTable } from '@/components/ui/data/data-table'
import type { PublishedOperation } from '@/lib/access/types'
import { BADGE, type FramingSites, openingsFrameHtml } from '@/lib/content/seo/rules/badge'
import { EXAMPLE_CITY } from '@/lib/places/catalogue/cities'
import { SITE } from '@/lib/platform/config/site'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'

/** In the order of the page. */
const RESOURCES = ['Providers', 'Places', 'Articles']

const anchorOf = (resource: string) => resource.toLowerCase()

type DevelopersViewProps = {
  operations: readonly PublishedOperation[]
  /** The site's address. */
  site: string
  framing: FramingSites
}

/** The endpoints by resource, and everything else that other sites may use. */
export function DevelopersView({ operations, site, framing }: DevelopersViewProps) {
  const t = useTranslations('content.forDevelopers')
  const resources = RESOURCES.filter((resource) => operations.some((one) => one.resource === resource))
  const sections = [
    ...resources.map((resource) => ({ id: anchorOf(resource), title: t('api', { resource }) })),
    { id: 'feeds', title: t('feeds') },
    { id: 'data', title: t('data') },
    { id: 'embed', title: t('embed') },
    { id: 'badge', title: t('badge') },
    { id: 'terms', title: t('terms') },
  ]
  const addressOf = (path: string) => absoluteUrl(path, site)
  const codeFor = (path: string) =>
    openingsFrameHtml({ title: t('embedTitle', { city: EXAMPLE_CITY.label }), page: addressOf(path) })
  const locale = useLocale()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} crumbs={[{ label: t('title') }]} />
      <div className="wrap grid grid-cols-1 gap-10 pb-16 [&>*]:min-w-0 [&>*]:max-w-reading">
        <nav aria-label={t('contents')}>
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
          <p>{t('apiLead')}</p>
          <p className="mt-2">{t('apiErrors')}</p>
          <p className="mt-2">
            <a href={routes.openApi()} className="inline-block min-h-6 text-pine underline">
              {t('description31')}
            </a>
          </p>
        </div>
        {resources.map((resource) => (
          <Section key={resource} id={anchorOf(resource)} title={t('api', { resource })}>
            {operations
              .filter((one) => one.resource === resource)
              .map((one) => (
                <Operation key={one.path} operation={one} address={addressOf(one.request)} />
              ))}
          </Section>
        ))}
        <Section id="feeds" title={t('feeds')}>
          <p>{t('feedsLead')}</p>
          <DataTable
            caption={t('feeds')}
            columns={[t('feedColumns.what'), t('feedColumns.address')]}
            rows={feeds.map(({ key, path }) => ({
              key,
              head: t(`feedRows.${key}`, { city: EXAMPLE_CITY.label }),
              cells: [
                <a
                  key={key}
                  href={localPath(locale, path)}
                  className="inline-block min-h-6 break-all text-pine underline"
                >
                  {localPath(locale, path)}
                </a>,
              ],
            }))}
            stacked
          />
          <p className="mt-2 text-soft">{t('feedsOther')}</p>
        </Section>
        <Section id="data" title={t('data')}>
          <p>{t('dataLead')}</p>
          <TextLink href={routes.openData()} underlined>
            {t('dataLink')}
          </TextLink>
        </Section>
        <Section id="embed" title={t('embed')}>
          <p>
            {t('embedLead')} {t(`embedSites.${framing}`, { contactEmail: SITE.contactEmail })}
          </p>
          <h3 className="mt-4 text-name">{t('embedPlace')}</h3>
          <Code label={t('embedPlace')}>{codeFor(routes.embeddedPlace('daycare', EXAMPLE_CITY.slug))}</Code>
          <h3 className="mt-4 text-name">{t('embedProvider')}</h3>
          <Code label={t('embedProvider')}>{codeFor(routes.embeddedProvider(EXAMPLE_ID))}</Code>
        </Section>
        <Section id="badge" title={t('badge')}>
          <p className="mb-3">{t('badgeLead')}</p>
          {/* biome-ignore lint/performance/noImgElement: what other sites show */}
          <img src={localPath(locale, routes.badge())} width={BADGE.width} height={BADGE.height} alt="" />
        </Section>
        <Section id="terms" title={t('terms')}>
          <p>{t('termsLead')}</p>
          <TextLink href={routes.termsOfService()} underlined>
            {t('termsLink')}
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
  const t = useTranslations('content.forDevelopers')
  const caption = t('parametersOf', { operation: `${method} ${path}` })
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
        <p className="mt-2">{t('noParameters')}</p>
      ) : (
        <DataTable
          caption={caption}
          columns={[t('parameterColumns.name'), t('parameterColumns.needed'), t('parameterColumns.meaning')]}
          rows={parameters.map(({ name, isRequired, meaning }) => ({
            key: name,
            head: <code>{name}</code>,
            cells: [isRequired ? t('needed') : '', meaning],
          }))}
          stacked
        />
      )}
      <h4 className="mt-4 font-semibold">{t('request')}</h4>
      <Code label={t('requestOf', { path })}>{`curl '${address}'`}</Code>
      <h4 className="mt-4 font-semibold">{t('response')}</h4>
      <Code label={t('responseOf', { path })}>{JSON.stringify(response, null, 2)}</Code>
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
