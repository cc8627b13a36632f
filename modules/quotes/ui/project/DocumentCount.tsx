import { TabCount } from "#ui/kit/LinkTabs.tsx"
import { useQuotation } from "./hooks.ts"

/** How many documents there are of the project's quotation. */
export default function DocumentCount({ id }: { id: number }) {
  return <TabCount count={useQuotation(id).data?.documents.length} />
}
