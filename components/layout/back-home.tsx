import { buttonClasses } from '@/components/ui/button-classes'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/platform/routes'
import { HistoryBack } from './history-back'
import { layoutTexts } from './texts'

/** The pair of small screens: Back goes to `backTo`, or one step back in the browser's history; Home goes to the start. */
export function BackHome({ backTo, className }: { backTo?: string; className?: string }) {
  const inside = (
    <>
      <Icon name="arrow-left" />
      {layoutTexts.back}
    </>
  )
  return (
    <div className={className}>
      {backTo === undefined ? (
        <HistoryBack className={buttonClasses({ variant: 'quiet' })}>{inside}</HistoryBack>
      ) : (
        <ButtonLink variant="quiet" href={backTo}>
          {inside}
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" href={routes.home()}>
        <Icon name="home" />
        {layoutTexts.home}
      </ButtonLink>
    </div>
  )
}
