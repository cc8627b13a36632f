-- Materials on the shelf. Quantities are thousandths of a unit, prices ten-thousandths of a euro, values cents without VAT.
CREATE TABLE stock_items (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL CHECK (name <> ''),
  supplier TEXT NOT NULL,
  category TEXT NOT NULL,
  -- The supplier's number of it, and what a scanner reads from its box.
  article TEXT NOT NULL,
  code TEXT NOT NULL,
  unit TEXT NOT NULL CHECK (unit <> ''),
  -- Where in the workshop it lies.
  location TEXT NOT NULL,
  min INTEGER NOT NULL CHECK (min >= 0),
  max INTEGER NOT NULL CHECK (max >= min),
  price INTEGER NOT NULL CHECK (price >= 0),
  -- The article of the price list that quotations take it as, and how many units of that one of it is, in thousandths.
  quoted_as TEXT NOT NULL DEFAULT '',
  quoted_units INTEGER NOT NULL DEFAULT 1000 CHECK (quoted_units > 0),
  -- All of it, wherever it lies; kept by the trigger below.
  quantity INTEGER NOT NULL DEFAULT 0 CHECK (quantity >= 0),
  cents INTEGER NOT NULL DEFAULT 0 CHECK (cents >= 0),
  -- When something was last taken of it; kept by the same trigger.
  taken_at TEXT,
  archived_at TEXT,
  -- Grows with every change, so that who knows it as it was reads only what is new.
  changed INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1,
  updated_at TEXT NOT NULL,
  updated_by INTEGER NOT NULL REFERENCES accounts (id),
  created_at TEXT NOT NULL,
  created_by INTEGER NOT NULL REFERENCES accounts (id)
) STRICT;
-- A box says what it is.
CREATE UNIQUE INDEX stock_items_by_code ON stock_items (code) WHERE code <> '' AND archived_at IS NULL;
-- What a quotation needs is ordered once.
CREATE UNIQUE INDEX stock_items_by_article ON stock_items (quoted_as) WHERE quoted_as <> '' AND archived_at IS NULL;

CREATE INDEX stock_items_by_name ON stock_items (name COLLATE NOCASE) WHERE archived_at IS NULL;
CREATE INDEX stock_items_by_change ON stock_items (changed);
CREATE TRIGGER stock_item_begins AFTER INSERT ON stock_items BEGIN
  UPDATE stock_items SET changed = (SELECT max(changed) + 1 FROM stock_items) WHERE id = new.id;
END;
CREATE TRIGGER stock_item_changes AFTER UPDATE ON stock_items WHEN new.changed = old.changed BEGIN
  UPDATE stock_items SET changed = (SELECT max(changed) + 1 FROM stock_items) WHERE id = new.id;
END;

-- How much of it lies where: 'workshop', 'van:3' of that account, 'project:12'.
CREATE TABLE stock_levels (
  item_id INTEGER NOT NULL REFERENCES stock_items (id),
  place TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity >= 0),
  counted_at TEXT,
  PRIMARY KEY (item_id, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX stock_levels_by_place ON stock_levels (place) WHERE quantity > 0;

-- What was ordered of a supplier. What came in of it are movements that name its line.
CREATE TABLE stock_orders (
  id INTEGER PRIMARY KEY,
  supplier TEXT NOT NULL,
  note TEXT NOT NULL,
  expected_on TEXT,
  mailed_to TEXT,
  -- What went out, as a file of the store.
  mailed_file_id TEXT REFERENCES files (id),
  -- What did not come yet, will not.
  closed_at TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  created_by INTEGER NOT NULL REFERENCES accounts (id)
) STRICT;
CREATE INDEX stock_orders_by_file ON stock_orders (mailed_file_id) WHERE mailed_file_id IS NOT NULL;

CREATE TABLE stock_order_lines (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES stock_orders (id),
  item_id INTEGER NOT NULL REFERENCES stock_items (id),
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  price INTEGER NOT NULL CHECK (price >= 0),
  UNIQUE (order_id, item_id)
) STRICT;
CREATE INDEX stock_order_lines_by_item ON stock_order_lines (item_id);

-- What happened to it. A line never changes: what was wrong is turned back by another.
CREATE TABLE stock_movements (
  id INTEGER PRIMARY KEY,
  item_id INTEGER NOT NULL REFERENCES stock_items (id),
  place TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('received', 'used', 'returned', 'counted', 'corrected', 'moved')),
  quantity INTEGER NOT NULL CHECK (quantity <> 0),
  cents INTEGER NOT NULL,
  -- On which it was used, or from which it came back.
  project_id INTEGER REFERENCES projects (id),
  note TEXT NOT NULL,
  -- Of what moved: where it went to or came from.
  other_place TEXT,
  -- Of what was received: what it was ordered by.
  order_line_id INTEGER REFERENCES stock_order_lines (id),
  reverses INTEGER UNIQUE REFERENCES stock_movements (id),
  at TEXT NOT NULL,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  CHECK ((kind IN ('used', 'returned')) = (project_id IS NOT NULL)),
  CHECK ((kind = 'moved') = (other_place IS NOT NULL))
) STRICT;
CREATE INDEX stock_movements_by_item ON stock_movements (item_id, id);
CREATE INDEX stock_movements_by_project ON stock_movements (project_id, item_id) WHERE project_id IS NOT NULL;

CREATE INDEX stock_movements_by_order_line ON stock_movements (order_line_id) WHERE order_line_id IS NOT NULL;

CREATE TRIGGER stock_movement_counts AFTER INSERT ON stock_movements BEGIN
  INSERT OR IGNORE INTO stock_levels (item_id, place, quantity) VALUES (new.item_id, new.place, 0);
  UPDATE stock_levels SET quantity = quantity + new.quantity
    WHERE item_id = new.item_id AND place = new.place;
  UPDATE stock_items SET quantity = quantity + new.quantity, cents = cents + new.cents WHERE id = new.item_id;
  UPDATE stock_items SET taken_at = new.at WHERE id = new.item_id
    AND new.quantity < 0 AND new.reverses IS NULL AND new.kind IN ('used', 'corrected');
END;
CREATE TRIGGER stock_movement_stays BEFORE UPDATE ON stock_movements BEGIN
  SELECT RAISE(ABORT, 'a movement never changes');
END;
CREATE TRIGGER stock_movement_remains BEFORE DELETE ON stock_movements BEGIN
  SELECT RAISE(ABORT, 'a movement is never removed');
END;
