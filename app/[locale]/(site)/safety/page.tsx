/** Another address of the same page, which names the other as canonical. */
export { default, generateMetadata } from '../family-resources/page'
