/** Of this connection alone, in memory. `item_id` is null of what is new. */
export const table = `CREATE TEMP TABLE IF NOT EXISTS imported_items (
  batch INTEGER, n INTEGER, item_id INTEGER, name TEXT, supplier TEXT, category TEXT, article TEXT, code TEXT,
  unit TEXT, location TEXT, min INTEGER, max INTEGER, price INTEGER, told TEXT, quantity INTEGER, cents INTEGER)`

export const keepNew = `INSERT INTO temp.imported_items VALUES ($batch, $n, NULL, $name, $supplier, $category, $article,
  $code, $unit, $location, $min, $max, $price, $told, $quantity, $cents)`

export const keepKnown = `INSERT INTO temp.imported_items (batch, item_id, min, max, price, told)
  VALUES ($batch, $id, $min, $max, $price, $told)`

/** The number after which those of new materials begin. */
export const last = "SELECT coalesce(max(id), 0) AS items FROM stock_items"

const columns = "name, supplier, category, article, code, unit, location, min, max, price"
const numberOf = "coalesce(item_id, $items + n)"

export const add = `INSERT INTO stock_items (id, ${columns}, updated_at, updated_by, created_at, created_by)
  SELECT ${numberOf}, ${columns}, $now, $by, $now, $by
  FROM temp.imported_items WHERE batch = $batch AND item_id IS NULL`

/** Nothing by which it is found: the index of what people search follows each of those. */
export const change = `UPDATE stock_items SET (min, max, price, version, updated_at, updated_by) =
    (i.min, i.max, i.price, stock_items.version + 1, $now, $by)
  FROM temp.imported_items i WHERE i.batch = $batch AND stock_items.id = i.item_id`

export const tell = `INSERT INTO log (at, account_id, action, subject_kind, subject_id, details)
  SELECT $now, $by, iif(item_id IS NULL, 'material.added', 'material.changed'), 'stock', ${numberOf}, told
  FROM temp.imported_items WHERE batch = $batch`

/** What lies in the workshop, as when it is counted there: a movement, and the day. */
export const count = `INSERT INTO stock_movements (item_id, place, kind, quantity, cents, note, at, account_id)
  SELECT ${numberOf}, $place, 'counted', quantity, cents, $note, $now, $by
  FROM temp.imported_items WHERE batch = $batch AND quantity > 0`
export const counted = `UPDATE stock_levels SET counted_at = $now WHERE item_id > $items AND place = $place`

export const drop = "DELETE FROM temp.imported_items WHERE batch = $batch"
