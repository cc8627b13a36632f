import type { NewAccount, User } from "./schema.ts"
import type { Access } from "./service.ts"

/** The people of the invented company, without their passwords. */
export const sampleAccounts: Omit<NewAccount, "password">[] = [
  { username: "annelies", name: "Annelies Kloet", role: "owner" },
  { username: "bram", name: "Bram Hoekstra", role: "manager" },
  { username: "daan", name: "Daan Wisse", role: "worker" },
]

/** Whoever is at the shared account. */
export const officeOf = (access: Access): User =>
  access.list().find(({ username }) => username === "kantoor")!
