/** The same page at another address; /family-resources is the canonical one. */
export { default, generateMetadata } from '../family-resources/page'
