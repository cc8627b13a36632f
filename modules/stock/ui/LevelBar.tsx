import type { StockItem } from "../schema.ts"

/** How much there is between least and most, to look at; the words beside it say the same. */
export function LevelBar({ of: { quantity, minStock, maxStock, state } }: { of: StockItem }) {
  const whole = Math.max(maxStock * 1.2, minStock * 2, quantity, 1)
  const part = (of: number) => `${Math.min(100, (of / whole) * 100)}%`
  return (
    <div className={`progress-track stock-bar stock-bar-${state}`} aria-hidden>
      <div className="progress-bar" style={{ inlineSize: part(quantity) }} />
      {minStock > 0 && <div className="stock-bar-mark" style={{ insetInlineStart: part(minStock) }} />}
      {maxStock > 0 && <div className="stock-bar-mark" style={{ insetInlineStart: part(maxStock) }} />}
    </div>
  )
}
