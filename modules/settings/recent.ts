import type { Changed } from "#src/manifest/changes.ts"
import type { MailService } from "./mail.ts"

/** What is told of settings, accounts and mail in the list of recent changes. */
export const settingsChanges = ({
  mail,
  people,
}: {
  mail: MailService
  people: () => { id: number; name: string }[]
}): Changed => ({
  subjects: {
    settings: { least: "manager", now: () => ({ name: "", href: "/settings" }) },
    mail: { least: "manager", now: () => ({ name: "", href: "/settings?tab=mail" }) },
    account: {
      least: "owner",
      now: (id) => ({
        name: people().find((person) => person.id === Number(id))?.name ?? "",
        href: "/settings?tab=beveiliging",
      }),
    },
  },
  actions: {
    "settings.saved": {},
    "account.added": {},
    "account.passwordSet": {},
    "mail.again": {},
    "mail.cancelled": {
      back: ({ subjectId }) =>
        mail.isCancelled(Number(subjectId)) ? (by) => mail.again(Number(subjectId), by) : undefined,
    },
  },
})
