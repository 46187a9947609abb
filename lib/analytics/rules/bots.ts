/**
 * Programs that name themselves. Those that pretend to be a browser are not told apart; they too count once a day. Words of
 * browsers that contain one of these ("Cubot" phones) are rarer than the programs.
 */
const PROGRAMS =
  /bot\b|bot[/;_-]|crawl|spider|slurp|scrap|headless|phantomjs|lighthouse|pagespeed|preview|monitor|uptime|validator|archiver|facebookexternalhit|embedly|whatsapp|curl|wget|python|java\/|okhttp|go-http|node|axios|undici|libwww|httpclient|postman|insomnia|feed|rss/i

/** Browsers have called themselves so for thirty years; what does not is a program. */
const BROWSER = /^Mozilla\/5\.0 \(|^Opera\//

export function isProgram(agent: string): boolean {
  return !BROWSER.test(agent) || PROGRAMS.test(agent)
}
