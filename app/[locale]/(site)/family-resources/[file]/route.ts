import { notFound } from 'next/navigation'
import { PACK_FILES } from '@/components/content/resources/packs'
import { renderPackPdf } from '@/lib/content/resources/pdf/pack'

/** Rendered on request, not during the build. */
export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ file: string }> }

/** A Kinder Prep Pack as a file: "kinder-prep-pack-1.pdf". */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file: name } = await params
  const file = name.endsWith('.pdf') ? PACK_FILES.get(name.slice(0, -'.pdf'.length)) : undefined
  if (!file) notFound()
  return new Response(await renderPackPdf(file), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
    },
  })
}
