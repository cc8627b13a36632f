import type { Changed, ChangeKind, WayBack } from "#src/manifest/changes.ts"
import type { CustomerContacts } from "./contacts/service.ts"
import type { Customers } from "./customers.ts"
import type { ProjectFiles } from "./files/service.ts"
import type { Projects } from "./service.ts"

/** What is told of projects and customers in the list of recent changes. history.ts lists the details. */
export const projectChanges = ({
  projects,
  customers,
  customerContacts,
  projectFiles,
}: {
  projects: Projects
  customers: Customers
  customerContacts: CustomerContacts
  projectFiles: ProjectFiles
}): Changed => {
  const { waysBack } = projects
  const change = (name: string, tells: string[] = ["from", "to"]): [string, ChangeKind] => [
    `project.${name}`,
    { tells, back: waysBack[name], ...(onCard.includes(name) && { onCard: true }) },
  ]
  const filed =
    (verb: "remove" | "restore"): WayBack =>
    ({ subjectId, details }) => {
      const [project, file] = [Number(subjectId), Number(details.id)]
      const known = projects.brief(project).archivedAt === null && projectFiles.known(project, file)
      if (!known || (known.removedAt === null) !== (verb === "remove")) return undefined
      return (by) => projectFiles[verb](project, file, by)
    }
  const contact =
    (verb: "remove" | "restore"): WayBack =>
    ({ details }) => {
      const [row, id] = [customerContacts.known(Number(details.contact)), Number(details.contact)]
      if (!row || (row.removedAt === null) !== (verb === "remove")) return undefined
      return (by) => customerContacts[verb](row.customerId, id, by)
    }
  return {
    subjects: {
      project: {
        least: "manager",
        now: (id) => ({ name: projects.brief(Number(id)).name, href: `/projects/${id}` }),
        ofCustomer: ({ projectIds }) => projectIds,
      },
      customer: {
        least: "manager",
        now: (id) => ({ name: customers.find(Number(id)).name, href: `/klanten/${id}` }),
        ofCustomer: ({ ids }) => ids,
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
      "customer.added": { onCard: true },
      "customer.changed": { tells: ["fields"], onCard: true },
      "customer.filled": { tells: ["fields"], onCard: true },
      "customer.merged": { tells: ["name", "email", "phone"], onCard: true },
      "customer.contactAdded": { tells: ["name"], back: contact("remove"), onCard: true },
      "customer.contactChanged": { tells: ["name"], onCard: true },
      "customer.contactRemoved": { tells: ["name"], back: contact("restore"), onCard: true },
      "customer.contactRestored": { tells: ["name"], back: contact("remove"), onCard: true },
    },
  }
}

/** Of a project what its customer would know of: that it is there, when it is, and how it goes on. */
const onCard = ["created", "replanned", "statusChanged", "archived", "restored"]
