/**
 * The words of public addresses in the languages that have a prefix: "/daycare/orlando-fl" is "/es/guarderias/orlando-fl". Words that are not
 * here are the same in all languages, as are those of dashboards. Never change one without a redirect (next.config.mjs): people have linked to it.
 * By the language's locale (lib/platform/language/addresses.mjs).
 *
 * @type {Record<string, Record<string, string>>}
 */
export const ADDRESS_WORDS = {
  'es-US': {
    daycare: 'guarderias',
    preschool: 'preescolares',
    search: 'buscar',
    provider: 'proveedor',
    'browse-locations': 'ciudades',
    favorites: 'favoritos',
    signin: 'iniciar-sesion',
    signup: 'crear-cuenta',
    faq: 'preguntas-frecuentes',
    safety: 'seguridad',
    'family-resources': 'recursos-para-familias',
    'provider-resources': 'recursos-para-proveedores',
    'review-guidelines': 'normas-de-resenas',
    'privacy-policy': 'privacidad',
    'terms-of-service': 'terminos',
    'open-data': 'datos-abiertos',
    developers: 'desarrolladores',
    'tools/cost-estimator': 'herramientas/costos',
    'tools/local-numbers': 'herramientas/en-su-zona',
    'tools/readiness-quiz': 'herramientas/listos-para-kinder',
  },
}
