import { TextLink } from '@/components/ui/text-link'
import { FIGURES, type Figure, type ProviderFigures } from '@/lib/provider-figures/types'
import { figureTexts as texts } from './texts'

type FigureListProps = Pick<ProviderFigures, 'total' | 'before'> & {
  spanBefore: string
  chosen: Figure
  hrefOf: (figure: Figure) => string
}

/** Each number with what it means and what it was before; its name shows it in the lines below. */
export function FigureList({ total, before, spanBefore, chosen, hrefOf }: FigureListProps) {
  return (
    <dl className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
      {FIGURES.map((figure) => (
        <div key={figure} className="flex flex-col border-t border-line py-4">
          <dt className="order-2 mt-1">
            <TextLink href={hrefOf(figure)} aria-current={figure === chosen || undefined} className="font-semibold">
              {texts.figures[figure].name}
            </TextLink>
            <span className="block text-sm text-soft">{texts.figures[figure].means}</span>
          </dt>
          <dd className="order-1 flex items-baseline gap-3">
            <span className="numbers text-title leading-none font-bold">{total[figure].toLocaleString('en-US')}</span>
            <span className="text-sm text-soft">{texts.before(before[figure], spanBefore)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
