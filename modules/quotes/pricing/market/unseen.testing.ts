import { unseenInside } from "./jobs/unseenInside.testing.ts"
import { unseenOutside } from "./jobs/unseenOutside.testing.ts"
import { jobsIn } from "./marketTable.testing.ts"

/** Kept apart to see whether what was mended for the other jobs holds for these too: priced once, when all is mended. */
export const unseenJobs = [unseenInside, unseenOutside].flatMap(jobsIn)
