-- Lines of purchase invoices that were bought to the shelf: no cost of a project until they are used there. Cents include
-- VAT; `net_cents` is what they are worth on the shelf. Quantities are thousandths of a unit, as those of stock.
CREATE TABLE invoice_stock_parts (
  id INTEGER PRIMARY KEY,
  invoice_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  item_id INTEGER NOT NULL REFERENCES stock_items (id),
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  -- Null when it had come in before, by its packing slip.
  movement_id INTEGER UNIQUE REFERENCES stock_movements (id),
  order_line_id INTEGER REFERENCES stock_order_lines (id),
  cents INTEGER NOT NULL,
  net_cents INTEGER NOT NULL,
  created_by INTEGER NOT NULL REFERENCES accounts (id),
  created_at TEXT NOT NULL,
  -- A line is put on the shelf once.
  UNIQUE (invoice_id, position),
  FOREIGN KEY (invoice_id) REFERENCES purchase_invoices (id),
  FOREIGN KEY (invoice_id, position) REFERENCES purchase_invoice_lines (invoice_id, position)
) STRICT;
CREATE INDEX invoice_stock_parts_by_item ON invoice_stock_parts (item_id);
CREATE INDEX invoice_stock_parts_by_order_line ON invoice_stock_parts (order_line_id) WHERE order_line_id IS NOT NULL;

-- All that is settled of an invoice: what is cost of projects, and what lies on the shelf.
CREATE VIEW invoice_parts AS
  SELECT invoice_id, cents, net_cents FROM invoice_allocations
  UNION ALL SELECT invoice_id, cents, net_cents FROM invoice_stock_parts;

DROP TRIGGER invoice_allocations_within;
CREATE TRIGGER invoice_allocations_within BEFORE INSERT ON invoice_allocations
  WHEN NOT EXISTS (SELECT 1 FROM purchase_invoices i WHERE i.id = NEW.invoice_id
    AND sign(NEW.cents) = sign(i.total_cents) AND abs(NEW.cents + coalesce((SELECT sum(p.cents)
      FROM invoice_parts p WHERE p.invoice_id = i.id), 0)) <= abs(i.total_cents))
  BEGIN SELECT RAISE(ABORT, 'an invoice is never allocated above its amount'); END;
CREATE TRIGGER invoice_stock_parts_within BEFORE INSERT ON invoice_stock_parts
  WHEN NOT EXISTS (SELECT 1 FROM purchase_invoices i WHERE i.id = NEW.invoice_id
    AND sign(NEW.cents) = sign(i.total_cents) AND abs(NEW.cents + coalesce((SELECT sum(p.cents)
      FROM invoice_parts p WHERE p.invoice_id = i.id), 0)) <= abs(i.total_cents))
  BEGIN SELECT RAISE(ABORT, 'an invoice is never allocated above its amount'); END;
CREATE TRIGGER invoice_stock_parts_arrived BEFORE INSERT ON invoice_stock_parts
  WHEN NEW.movement_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM stock_movements m WHERE m.id = NEW.movement_id
    AND m.kind = 'received' AND m.reverses IS NULL AND m.item_id = NEW.item_id AND m.quantity = NEW.quantity)
  BEGIN SELECT RAISE(ABORT, 'what an invoice brought is what came in'); END;
CREATE TRIGGER invoice_stock_parts_stay BEFORE UPDATE ON invoice_stock_parts
  BEGIN SELECT RAISE(ABORT, 'a part on stock never changes: it is removed and made again'); END;
-- What is turned back at the shelf is open again on its invoice, whoever turns it back.
CREATE TRIGGER invoice_stock_parts_follow AFTER INSERT ON stock_movements WHEN NEW.reverses IS NOT NULL BEGIN
  DELETE FROM invoice_stock_parts WHERE movement_id = NEW.reverses;
END;
