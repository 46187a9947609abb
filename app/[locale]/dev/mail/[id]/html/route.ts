import { readMailHtml } from '@/lib/platform/mail/outbox'

export const dynamic = 'force-dynamic'

/** The HTML of an email, for the frame on its page. next.config.mjs sets a policy that blocks scripts. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const html = await readMailHtml((await params).id)
  return new Response(html ?? null, {
    status: html === undefined ? 404 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
