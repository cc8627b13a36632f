import { ChooseSheet } from "./ChooseSheet.tsx"
import { ImportDone } from "./ImportDone.tsx"
import type { ImportedCounts, ImportedRow, ListImport } from "./listImport.ts"
import { SheetPreview } from "./SheetPreview.tsx"
import { useImport } from "./useImport.ts"

/** The import of a list, from choosing it to what came of it. */
export function ImportList<Column extends string, Row extends ImportedRow, Counts extends ImportedCounts>({
  list,
}: {
  list: ListImport<Column, Row, Counts>
}) {
  const state = useImport(list)
  if (state.result) return <ImportDone list={list} counts={state.result} again={state.again} />
  return (
    <>
      <ChooseSheet
        intro={list.intro}
        accept={list.accept}
        choose={state.choose}
        chosen={state.sheet !== undefined}
      />
      <SheetPreview state={state} />
    </>
  )
}
