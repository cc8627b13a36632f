import type { NewAccount } from "./schema.ts"

/** The people of the invented company, without their passwords. */
export const sampleAccounts: Omit<NewAccount, "password">[] = [
  { username: "annelies", name: "Annelies Kloet", role: "owner" },
  { username: "bram", name: "Bram Hoekstra", role: "manager" },
  { username: "daan", name: "Daan Wisse", role: "worker" },
]
