import type { ReactNode } from "react"
import { Loaded, type LoadedProps } from "../kit/Loaded.tsx"
import { Skeleton } from "../kit/Skeleton.tsx"
import { ListRows, type ListRowsProps } from "./ListRows.tsx"

interface ListBodyProps<Row extends object, Pile extends string, Choice extends string, Data>
  extends ListRowsProps<Row, Pile, Choice> {
  /** Where the rows come from: it may still be read, or fail. */
  from: LoadedProps<Data>["from"]
  skeleton?: ReactNode
}

/** Below the filter: that it is read or can't be, and then the rows. */
export function ListBody<Row extends object, Pile extends string, Choice extends string, Data>({
  from,
  skeleton = <Skeleton lines={8} height="3.5rem" />,
  ...rows
}: ListBodyProps<Row, Pile, Choice, Data>) {
  return (
    <Loaded from={from} skeleton={skeleton}>
      {() => <ListRows {...rows} />}
    </Loaded>
  )
}
