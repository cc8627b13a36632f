import type { Fill } from "#src/manifest/sample.ts"
import { officeOf, sampleAccounts } from "./sample.ts"
import type { Access } from "./service.ts"

export const fillAccounts: Fill<{ access: Access }> = async ({ access }, { password }) => {
  await access.ensureShared(password)
  const office = officeOf(access)
  for (const account of sampleAccounts) await access.add({ ...account, password }, office)
}
