import type { Log } from "#modules/access/log.ts"

/**
 * Since when the office may see someone's route: since he said yes to the notice that tells so, and since the owner last
 * turned it on. What was recorded before was recorded under the promise that nobody else would see it.
 */
export function trailsVisibleSince(log: Log, accountId: number): string | undefined {
  const said = log
    .about("account", accountId)
    .find(
      ({ action, details: { answer, version } }) =>
        action === "gps.noticeAnswered" && answer === "yes" && isOfTrails(version),
    )
  if (!said) return undefined
  const turned = log.about("settings", 1).filter(({ details }) => "gpsTrails" in details)
  const on = turned.findLast(
    ({ details }, index) => details.gpsTrails && !turned[index - 1]?.details.gpsTrails,
  )
  return on && on.at > said.at ? on.at : said.at
}

/** The notice has a version of its own for as long as the office may see routes. */
export const versionOfTrails = (version: string): string => `${version}${ending}`

const ending = "-trails"
const isOfTrails = (version: unknown) => typeof version === "string" && version.endsWith(ending)
