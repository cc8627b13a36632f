import { useTranslation } from "react-i18next"
import { useMoved } from "#ui/lib/useMoved.ts"
import { ListBody } from "#ui/list/ListBody.tsx"
import { useFocusBack } from "#ui/list/rowFocus.ts"
import { useFound } from "#ui/list/useFound.ts"
import type { QuoteRequest } from "../../requests/schema.ts"
import { useRequests } from "./hooks.ts"
import { NoRequests } from "./NoRequests.tsx"
import { RequestDialog } from "./RequestDialog.tsx"
import { RequestList } from "./RequestList.tsx"
import { RowSkeletons } from "./RowSkeletons.tsx"
import type { RequestView } from "./requestList.ts"
import { focusRow } from "./requestRow.ts"

/** One pile: its list, the request that is open, and what was just moved out of it. */
export function RequestInbox({ view }: { view: RequestView }) {
  const { t } = useTranslation()
  const requests = useRequests(view.pile)
  const moved = useMoved<QuoteRequest>()
  const rows = useFound(view, requests.data && moved.among(requests.data))
  useFocusBack(view.openId, focusRow)
  return (
    <>
      <ListBody
        view={view}
        from={requests}
        rows={rows}
        count={rows.filter(({ id }) => !moved.of(id)).length}
        skeleton={<RowSkeletons />}
        empty={<NoRequests view={view} />}
        nothing={{
          text: t("quotes.requests.empty.searchText", { filter: t(`quotes.requests.filter.${view.pile}`) }),
        }}
      >
        {(shown) => <RequestList rows={shown} moved={moved} />}
      </ListBody>
      {view.openId !== undefined && (
        <RequestDialog key={view.openId} id={view.openId} rows={rows} view={view} moved={moved} />
      )}
    </>
  )
}
