import { SITE } from '@/lib/platform/site'

export const articleTexts = {
  title: `${SITE.name} Blog`,
  metaTitle: `${SITE.name} Blog: articles on childcare`,
  description: `Articles on childcare from ${SITE.name}. None is published yet; family resources and the directory are open.`,
  emptyTitle: 'No articles published yet',
  emptyText: 'For a checklist to take on a visit, and what Florida asks of a provider, read the family resources.',
  familyResources: 'Family resources',
} as const
