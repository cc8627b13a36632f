import type { NewProject } from "#modules/projects/schema.ts"
import { createApp } from "#src/app/app.ts"
import { composeServer } from "#src/app/modules.ts"
import { createPlatform } from "#src/app/platform.ts"
import type { TestApp } from "#src/testing.ts"

/** A planner with two builders, on whose projects a test can put them. */
export function givenCrew(app: TestApp) {
  const office = app.services.access.list().find(({ username }) => username === "kantoor")!
  const [anna, bas] = [app.hire("Anna Wisse"), app.hire("Bas de Kok")]
  return {
    anna: anna.id,
    bas: bas.id,
    /** From Monday 16 to Sunday 22 November 2026, unless told otherwise. */
    project: (name: string, over: Partial<NewProject> = {}) =>
      app.services.projects.create(
        { name, startDate: "2026-11-16", endDate: "2026-11-22", status: "active", ...over },
        office,
      ).id,
    /** What the office has of it now. */
    read: (id: number) => app.services.projects.get(id, office),
    /** Another planner was first. */
    replan: (id: number, startDate: string, endDate: string) => {
      const { version, team } = app.services.projects.get(id, office)
      app.services.projects.replan(
        id,
        { startDate, endDate, version, team: team.map((one) => one.id) },
        office,
      )
    },
  }
}

/** The same server, asking this weather service. */
export function withWeather(app: TestApp, url: URL): TestApp {
  const own = createApp(composeServer(createPlatform({ ...app, outside: { weatherUrl: url } })))
  return { ...app, handle: async (request) => own.handle(request) }
}
