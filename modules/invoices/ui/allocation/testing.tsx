import type { TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"

/** A running project of the office. */
export function givenProject(app: TestApp, name: string, address = ""): number {
  const [office] = app.services.access.list()
  return app.services.projects.create({ name, address, status: "active" }, office!).id
}

export const asManager = (app: TestApp) => signedIn(app, "manager")
