import { ProviderNotFoundView } from '@/components/providers/detail/not-found-view'

export default function ProviderNotFound() {
  return <ProviderNotFoundView />
}
