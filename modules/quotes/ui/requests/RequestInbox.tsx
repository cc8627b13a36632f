import { useDeferredValue } from "react"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { useFocusBack } from "#ui/lib/rowFocus.ts"
import { useMoved } from "#ui/lib/useMoved.ts"
import type { Disposition, QuoteRequest } from "../../requests/schema.ts"
import { useRequests } from "./hooks.ts"
import { NoRequests } from "./NoRequests.tsx"
import { RequestDialog } from "./RequestDialog.tsx"
import { RequestList } from "./RequestList.tsx"
import { RowSkeletons } from "./RowSkeletons.tsx"
import { focusRow } from "./requestRow.ts"
import type { RequestView } from "./requestView.ts"
import { found } from "./search.ts"

/** One pile: its list, the request that is open, and what was just moved out of it. */
export function RequestInbox({ view }: { view: RequestView }) {
  const requests = useRequests(view.pile)
  const moved = useMoved<QuoteRequest, Disposition>()
  const all = requests.data && moved.among(requests.data)
  const rows = found(all ?? [], useDeferredValue(view.search))
  useFocusBack(view.openId, focusRow)
  return (
    <>
      <Loaded from={requests} skeleton={<RowSkeletons />}>
        {() =>
          rows.length > 0 ? <RequestList rows={rows} view={view} moved={moved} /> : <NoRequests view={view} />
        }
      </Loaded>
      {view.openId !== undefined && (
        <RequestDialog key={view.openId} id={view.openId} rows={rows} view={view} moved={moved} />
      )}
    </>
  )
}
