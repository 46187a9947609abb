/** Generated on the first request and cached, like our public pages. */
export const generateStaticParams = () => []

/** The document around the text, including the script tags. */
const FRAME_BYTES = 5_000

/** A heading and text: the HTML, including the RSC payload that repeats it, is about `bytes` long. */
export default async function Page({ params }: { params: Promise<{ bytes: string }> }) {
  const half = (Number((await params).bytes) - FRAME_BYTES) / 2
  return (
    <main>
      <h1>Floor</h1>
      <p>{'Text of a page as long as ours. '.repeat(Math.max(1, Math.round(half / 32)))}</p>
    </main>
  )
}
