import type { OfficeAddresses } from "../../lib/module.ts"
import { queuePath } from "./queue/path.ts"

export const shellAddresses: OfficeAddresses = { roots: [queuePath] }
