import type { absence } from "#modules/absence/module.ts"
import type { access } from "#modules/access/module.ts"
import type { projects } from "#modules/projects/module.ts"
import type { settings } from "#modules/settings/module.ts"
import { journal } from "#src/http/journal.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { createFeeds } from "./feed.ts"
import { createNews } from "./news.ts"
import { createPlanningNotices } from "./notices.ts"
import { timelineRoutes } from "./routes.ts"
import { createTimeline } from "./service.ts"
import { createStartChecks } from "./startChecks.ts"
import { createWeather } from "./weather.ts"
import { createWeatherChecks } from "./weatherChecks.ts"

export const timeline = serverModule({
  name: "timeline",
  services(given: After<[typeof access, typeof settings, typeof projects, typeof absence]>) {
    const { db, clock, outside, projects, settings } = given
    const closed = () => settings.get().closedPeriods
    const weather = createWeather({ url: outside.weatherUrl, clock, report: journal })
    const planningNews = createNews({ db, clock, projects })
    return {
      planningNews,
      weatherChecks: createWeatherChecks({ projects, weather, closed }),
      timeline: createTimeline({
        ...{ projects, clock, weather, closed },
        replays: given.replays,
        awayFrom: given.absenceView.awayFrom,
        roster: given.workDays.roster,
        jobDays: (ids) => given.gathered.answers.jobDays(ids),
        halts: (ids) => given.gathered.answers.halts(ids),
      }),
      feeds: createFeeds({
        ...{ db, clock, projects, closed, secretLinks: given.secretLinks },
        awayFrom: given.absenceView.awayFrom,
        patternsOf: given.workDays.patternsOf,
        ...{ people: given.access.list, isActive: given.access.isActive },
        companyName: () => settings.get().companyName,
      }),
    }
  },
  checks({ weatherChecks, ...all }) {
    const ofStarts = createStartChecks({ ...all, closed: () => all.settings.get().closedPeriods })
    return (me, today) => [...weatherChecks(me, today), ...ofStarts(me, today)]
  },
  notices: (all) => [
    {
      rank: 55,
      of: createPlanningNotices({
        ...all,
        awayFrom: all.absenceView.awayFrom,
        roster: all.workDays.roster,
      }),
    },
    { rank: 20, of: all.planningNews.notices },
  ],
  routes: ({ timeline, planningNews, feeds, access, kept }) => [
    timelineRoutes({ timeline, planningNews, feeds }, access, kept),
  ],
})
