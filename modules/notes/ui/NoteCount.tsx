import { TabCount } from "#ui/kit/LinkTabs.tsx"
import { useNotes } from "./hooks.ts"

export default ({ id }: { id: number }) => (
  <TabCount count={useNotes({ kind: "project", id }).known.data?.total} />
)
