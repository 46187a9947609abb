import { notFound } from 'next/navigation'

/** An address without an id leads nowhere; not-found.tsx beside it says what is missing. */
export default function ProviderWithoutId() {
  notFound()
}
