/** Made at its first request and kept, as our public pages are. */
export const generateStaticParams = () => []

/** Of the document around the text, scripts' names included. */
const FRAME_BYTES = 5_000

/** One heading and text: the HTML, with the copy that Next sends for the browser, is about `bytes` long. */
export default async function Page({ params }: { params: Promise<{ bytes: string }> }) {
  const half = (Number((await params).bytes) - FRAME_BYTES) / 2
  return (
    <main>
      <h1>Floor</h1>
      <p>{'Text of a page as long as ours. '.repeat(Math.max(1, Math.round(half / 32)))}</p>
    </main>
  )
}
