/** Grey bars of the final size, so that nothing jumps when the data comes. */
export function Skeleton({ lines = 3, height }: { lines?: number; height?: string }) {
  return (
    <div className="skeleton" aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike
        <div key={line} className="skeleton-bar" style={height ? { blockSize: height } : undefined} />
      ))}
    </div>
  )
}
