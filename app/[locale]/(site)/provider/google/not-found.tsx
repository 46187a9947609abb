export { ProviderNotFoundView as default } from '@/components/providers/detail/not-found-view'
