import { FavoritesMenuItem } from '@/components/favorites/favorites-menu-item'
import { AppLink } from '@/components/ui/app-link'
import { Icon } from '@/components/ui/icon'
import { mainLinks } from './main-links'
import { MenuKeeper } from './menu-keeper'
import { MobileAccount } from './mobile-account'
import { layoutTexts } from './texts'

const item = 'flex min-h-14 items-center text-lead font-semibold'

/** The browser's own details: opens without JavaScript. MenuKeeper adds Escape, the way back of the focus, and closing. */
export function MobileMenu() {
  return (
    <details id="menu" className="menu lg:hidden">
      <summary
        aria-label={layoutTexts.menu}
        className="grid size-11 list-none place-items-center rounded-md border border-line-strong bg-card"
      >
        <Icon name="menu" size="lg" className="menu-shut" />
        <Icon name="x" size="lg" className="menu-open" />
      </summary>
      <nav
        aria-label={layoutTexts.menu}
        className="absolute inset-x-0 top-17 z-40 animate-fade border-y border-line bg-paper px-4.5 pt-2 pb-6 shadow-float"
      >
        <ul className="divide-y divide-line">
          {mainLinks.map((link) => (
            <li key={link.href}>
              <AppLink href={link.href} className={item}>
                {link.label}
              </AppLink>
            </li>
          ))}
          <FavoritesMenuItem className={item} />
        </ul>
        <div className="mt-4 grid gap-2.5">
          <MobileAccount />
        </div>
      </nav>
      <MenuKeeper menuId="menu" />
    </details>
  )
}
