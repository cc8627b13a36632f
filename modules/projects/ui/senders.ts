import { t } from "#ui/lib/i18n.ts"
import type { Sender, Senders } from "#ui/outbox/sender.ts"
import type { FileItem } from "./files/api.ts"

/** What a project's file on its way is called in the outbox. */
export const projectFileKind = "projectFile"

const file: Sender<FileItem> = {
  send: async (...sent) => (await import("./files/outgoing.ts")).sendFile(...sent),
  text: ({ file }) => t("projects.files.queued", { name: file.name }),
}

/** How what this module keeps on a device reaches the server, on whatever screen one is. */
export const senders: Senders = { [projectFileKind]: file }
