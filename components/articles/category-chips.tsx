import { ChipLink } from '@/components/ui/chip'
import { CATEGORIES, type CategorySlug } from '@/lib/articles/catalogue'
import { routes } from '@/lib/platform/routes'
import { articleTexts as texts } from './texts'

/** Every category is a page of its own, so the chips filter without JavaScript too. */
export function CategoryChips({ chosen }: { chosen: CategorySlug | null }) {
  return (
    <nav
      aria-label={texts.categories}
      className="swipe -mx-4.5 mt-4 flex gap-2 px-4.5 py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      <ChipLink href={routes.blog()} on={chosen === null}>
        {texts.all}
      </ChipLink>
      {CATEGORIES.map(({ slug, label }) => (
        <ChipLink key={slug} href={routes.blogCategory(slug)} on={chosen === slug}>
          {label}
        </ChipLink>
      ))}
    </nav>
  )
}
