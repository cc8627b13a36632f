import { describe, expect, test } from "bun:test"
import { getDocumentProxy, OPS } from "unpdf/pdfjs"
