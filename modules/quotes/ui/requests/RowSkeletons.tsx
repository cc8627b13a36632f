import { Skeleton } from "#ui/kit/Skeleton.tsx"

const four = ["a", "b", "c", "d"]

/** As tall as the count and the rows that come. */
export const RowSkeletons = () => (
  <div className="requests stack request-skeletons" aria-hidden>
    {four.map((key) => (
      <div key={key} className="request-row stack request-row-skeleton">
        <Skeleton lines={3} />
      </div>
    ))}
  </div>
)
