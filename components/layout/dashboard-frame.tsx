import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PlainLogOut } from '@/components/accounts/sign-out-form'
import { buttonClasses } from '@/components/ui/actions/button'
import { AppLink, ButtonLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { Icon, type IconName } from '@/components/ui/surface/icon'
import { Skeleton } from '@/components/ui/surface/loading'
import { NonBreaking, VisuallyHidden } from '@/components/ui/surface/text'
import { routes } from '@/lib/platform/http/routes'
import { HistoryBack, MoreTabs, ShowCurrent } from './dashboard-links'
import { Breadcrumb } from './page-head'

/** On small screens: Back goes one step back in the browser's history; Home goes to the start page. */
function BackHome() {
  const t = useTranslations('layout.frame')
  return (
    <div className="wrap -mx-3 flex md:hidden">
      <HistoryBack className={buttonClasses({ variant: 'quiet' })}>
        <Icon name="arrow-left" />
        {t('back')}
      </HistoryBack>
      <ButtonLink variant="quiet" href={routes.home()}>
        <Icon name="home" />
        {t('home')}
      </ButtonLink>
    </div>
  )
}

/** A placeholder for a part of the dashboard; `rows` is the approximate number of items. */
export function LoadingPanel({ rows }: { rows: number }) {
  const t = useTranslations('layout.frame')
  return (
    <div aria-busy className="grid gap-5">
      <p className="sr-only" role="status">
        {t('loading')}
      </p>
      <Skeleton className="h-8 w-48" />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
        <Skeleton key={row} className="h-28 w-full rounded-xl" />
      ))}
    </div>
  )
}

export type DashboardTab = {
  id: string
  label: string
  /** Replaces the label where there is room. */
  wideLabel?: string
  icon: IconName
  href: string
  /** A number next to the label, and what it counts; 0 is not shown. */
  count?: { number: number; means: string }
}

type DashboardFrameProps = {
  /** A greeting. */
  title: string
  /** The dashboard's name, in the breadcrumb. */
  name: string
  lead?: string
  /** Today's date, next to the title on wide screens. */
  today?: string
  tabs: readonly DashboardTab[]
  /** Further tabs, in a menu behind "More". */
  more?: readonly DashboardTab[]
  current: string
  /** The tabs on phones: a bar at the bottom, or a scrollable strip. */
  onPhones: 'bar' | 'strip'
  /** Below the tabs on wide screens, because it belongs to all of them; after the children on phones. */
  side?: ReactNode
  /** Only with `side`: less urgent content, which comes after it on phones. */
  rest?: ReactNode
  children: ReactNode
}

const LAYOUTS = {
  bar: {
    nav: 'bottom-bar dashboard-bar fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:static md:z-auto md:border-t-0 md:pb-0',
    list: 'md:wrap flex gap-0.5 md:gap-6 md:border-b md:border-line',
    // Each tab is as wide as its label. Labels wrap only if they do not all fit.
    item: 'min-w-0 flex-auto md:flex-none',
    link: 'tab w-full flex-col justify-center min-h-18 gap-1 py-2 md:min-h-12 md:flex-row md:gap-2',
    label:
      'text-xs md:text-base max-md:max-w-full max-md:text-center max-md:leading-tight max-md:hyphens-auto max-md:whitespace-normal max-md:wrap-anywhere',
    count:
      'numbers grid min-w-5 place-items-center rounded-full bg-pine px-1 text-xs font-semibold text-on-pine max-md:absolute max-md:top-2 max-md:left-[calc(50%+0.25rem)] md:min-w-6 md:bg-mint md:text-sm md:text-pine',
  },
  strip: {
    nav: '',
    list: 'wrap swipe flex gap-6 border-b border-line',
    /** For tabs followed by the "More" menu, which a scrolling list would cut off. */
    listBeforeMore: 'swipe flex min-w-0 flex-1 gap-6 md:flex-initial',
    item: 'flex-none',
    link: 'tab',
    label: '',
    count: 'numbers grid min-w-6 place-items-center rounded-full bg-mint px-1.5 text-sm font-semibold text-pine',
  },
}
const SIDE = {
  frame: 'lg:wrap lg:grid lg:grid-cols-[14rem_1fr] lg:grid-rows-[auto_1fr_auto] lg:gap-x-12',
  list: 'lg:flex-col lg:items-start lg:gap-0 lg:border-b-0 lg:px-0 lg:pt-5',
  content: 'lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:min-w-0 lg:px-0',
  side: 'lg:row-span-2 lg:row-start-2 lg:px-0 lg:pt-6',
  rest: 'lg:col-start-2 lg:row-start-3 lg:min-w-0 lg:px-0',
}

/** A greeting, and a dashboard's tabs. Each tab is a link to its own URL, so they work without scripts. */
export function DashboardFrame(props: DashboardFrameProps) {
  const t = useTranslations('layout.frame')
  const { title, name, lead, today, tabs, more = [], current, onPhones, side, rest, children } = props
  const layout = LAYOUTS[onPhones]
  const hasSide = side !== undefined
  return (
    <>
      <BackHome />
      {/* An open comparison has its own heading, and on phones it needs the whole first screen. */}
      <header className="wrap pt-1 max-md:[body:has([data-comparing])_&]:sr-only md:pt-5 md:pb-3">
        <Breadcrumb crumbs={[{ label: name }]} className="mb-1 max-md:hidden" />
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h1 className="text-heading lg:text-title">
            <NonBreaking text={title} />
          </h1>
          {today && <p className="text-soft max-md:hidden">{today}</p>}
        </div>
        {lead && <p className="mt-2 max-w-[40em] text-soft">{lead}</p>}
      </header>
      <div className={hasSide ? SIDE.frame : undefined}>
        <nav
          aria-label={t('dashboardParts')}
          className={more.length > 0 ? 'wrap flex gap-6 border-b border-line' : layout.nav || undefined}
        >
          <ul
            className={more.length > 0 ? LAYOUTS.strip.listBeforeMore : classNames(layout.list, hasSide && SIDE.list)}
          >
            {tabs.map(({ id, label, wideLabel, icon, href, count }) => (
              <li key={id} className={layout.item}>
                <AppLink
                  href={href}
                  aria-current={id === current ? 'page' : undefined}
                  className={classNames(layout.link, id === current && 'tab-chosen')}
                >
                  {onPhones === 'bar' && <Icon name={icon} className="md:hidden" />}
                  <span className={classNames(layout.label, wideLabel && 'md:hidden') || undefined}>{label}</span>
                  {wideLabel && <span className="hidden md:inline">{wideLabel}</span>}
                  {count && count.number > 0 && (
                    <span className={layout.count}>
                      <span aria-hidden>{count.number.toLocaleString('en-US')}</span>
                      <VisuallyHidden>{count.means}</VisuallyHidden>
                    </span>
                  )}
                </AppLink>
              </li>
            ))}
            {onPhones === 'strip' && <ShowCurrent key={current} />}
          </ul>
          {more.length > 0 && <MoreTabs tabs={more} current={current} className="flex-none" />}
        </nav>
        <div className={classNames('wrap pt-4 md:pt-7', rest ? 'pb-0' : 'pb-16', hasSide && SIDE.content)}>
          {children}
        </div>
        {hasSide && <div className={classNames('wrap pb-16', SIDE.side)}>{side}</div>}
        {rest && <div className={classNames('wrap pb-16', SIDE.rest)}>{rest}</div>}
      </div>
      <PlainLogOut />
    </>
  )
}
