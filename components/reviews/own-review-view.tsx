import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import { OwnState } from './own-state'
import { ReviewForm, type ReviewFormProps } from './review-form'
import { reviewTexts as texts } from './texts'
import { WithdrawReview } from './withdraw-review'

type OwnReviewViewProps = Omit<ReviewFormProps, 'daycareId'> & {
  provider: { id: string; name: string; isClosed: boolean; isOwn: boolean }
}

/** A parent's one review of a provider: how it stands, the form, and the way to take it back. */
export function OwnReviewView({ provider, own, ...form }: OwnReviewViewProps) {
  const { id, name, isClosed, isOwn } = provider
  const refused = isOwn ? 'ownPage' : isClosed && !own ? 'closed' : null
  return (
    <>
      <PageHead
        title={own ? texts.ownTitle : texts.write}
        lead={refused ? undefined : texts.ownLead(name)}
        crumbs={[{ label: name, href: routes.provider(id) }, { label: own ? texts.ownTitle : texts.write }]}
      />
      <div className="wrap pb-16">
        {refused ? (
          <EmptyState
            icon="info"
            title={texts[`${refused}Title`]}
            action={<ButtonLink href={routes.provider(id)}>{texts.backToProvider}</ButtonLink>}
          >
            {texts[`${refused}Text`]}
          </EmptyState>
        ) : (
          <>
            {own ? <OwnState own={own} id={id} /> : <Guidelines />}
            <ReviewForm key={own ? 'change' : 'new'} {...form} daycareId={id} own={own} />
            {own && <WithdrawReview userId={form.userId} daycareId={id} />}
          </>
        )}
      </div>
    </>
  )
}

const Guidelines = () => (
  <TextLink href={routes.reviewGuidelines()} className="mb-4 inline-flex min-h-11 items-center">
    {texts.guidelines}
  </TextLink>
)
