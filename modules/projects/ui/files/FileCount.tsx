import { TabCount } from "#ui/kit/LinkTabs.tsx"
import { useFiles } from "./hooks.ts"

/** How many files there are of a project. */
export const FileCount = ({ id }: { id: number }) => <TabCount count={useFiles(id).data?.length} />
