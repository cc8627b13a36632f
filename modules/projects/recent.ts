import type { Changed, ChangeKind, WayBack } from "#src/manifest/changes.ts"
import type { Customers } from "./customers.ts"
import type { ProjectFiles } from "./files/service.ts"
import type { Projects } from "./service.ts"

/** What is told of projects and customers in the list of recent changes. history.ts lists the details. */
export const projectChanges = ({
  projects,
  customers,
  projectFiles,
}: {
  projects: Projects
  customers: Customers
  projectFiles: ProjectFiles
}): Changed => {
  const { waysBack } = projects
  const change = (name: string, tells: string[] = ["from", "to"]): [string, ChangeKind] => [
    `project.${name}`,
    { tells, back: waysBack[name] },
  ]
  const filed =
    (verb: "remove" | "restore"): WayBack =>
    ({ subjectId, details }) => {
      const [project, file] = [Number(subjectId), Number(details.id)]
      const known = projects.brief(project).archivedAt === null && projectFiles.known(project, file)
      if (!known || (known.removedAt === null) !== (verb === "remove")) return undefined
      return (by) => projectFiles[verb](project, file, by)
    }
  return {
    subjects: {
      project: {
        least: "manager",
        now: (id) => ({ name: projects.brief(Number(id)).name, href: `/projects/${id}` }),
      },
      customer: {
        least: "manager",
        now: (id) => ({ name: customers.find(Number(id)).name, href: `/klanten/${id}` }),
      },
    },
    actions: {
      ...Object.fromEntries([
        change("created", ["name", "status"]),
        ...["renamed", "described", "addressChanged", "typesChanged", "customerChanged"].map((name) =>
          change(name),
        ),
        ...["located", "radiusChanged", "teamChanged", "priced", "progressed", "statusChanged"].map((name) =>
          change(name),
        ),
        change("replanned", ["fromStart", "fromEnd", "toStart", "toEnd"]),
        ...["archived", "restored"].map((name) => change(name, [])),
        ...["costBooked", "costTakenBack"].map((name) => change(name, ["description", "amount"])),
        ...[
          "ordered",
          "orderSettled",
          "orderReopened",
          "orderCancelled",
          "orderRestored",
          "orderChanged",
        ].map((name) => change(name, ["supplier", "description", "amount"])),
        change("fileChanged", ["name"]),
      ]),
      "project.fileAdded": { tells: ["name"], back: filed("remove") },
      "project.fileRestored": { tells: ["name"], back: filed("remove") },
      "project.fileRemoved": { tells: ["name"], back: filed("restore") },
      "customer.added": {},
      "customer.changed": {},
      "customer.filled": {},
      "customer.merged": { tells: ["name"] },
    },
  }
}
