import { CountList } from '@/components/ui/count-list'
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
  const counts = FIGURES.map((figure) => ({
    key: figure,
    name: (
      <TextLink href={hrefOf(figure)} aria-current={figure === chosen || undefined}>
        {texts.figures[figure].name}
      </TextLink>
    ),
    means: texts.figures[figure].means,
    count: total[figure],
    before: texts.before(before[figure], spanBefore),
  }))
  return <CountList counts={counts} className="lg:grid-cols-4" />
}
