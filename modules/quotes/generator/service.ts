import type { User } from "#modules/access/schema.ts"
import type { Customers } from "#modules/projects/customers.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Settings } from "#modules/settings/schema.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { createRateLimit } from "#src/http/rateLimit.ts"
import { breath, inPortions } from "#src/jobs/portions.ts"
import { createTurns } from "#src/jobs/turns.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict } from "#src/shared/errors.ts"
import type { PriceBookService } from "../priceBook/service.ts"
import { isUnpriced } from "../pricing/line.ts"
import type { Quotations } from "../quotations/service.ts"
import { costCalculationOf } from "../writing/costs.ts"
import { tests } from "../writing/nl.ts"
import type { TextWriter } from "../writing/writer.ts"
import { createPerKey } from "./perKey.ts"
import { requestOf } from "./request.ts"
import {
  type GeneratedQuotation,
  type GenerateQuotation,
  type GeneratorStep,
  type ModelTest,
  maxWorkItems,
} from "./schema.ts"

export type Generator = ReturnType<typeof createGenerator>

interface Asking {
  /** Idempotency-Key. */
  key?: string | null
  /** Who asked went away: what is being asked of a language model stops, and nothing is stored. */
  signal?: AbortSignal
  onStep?: (step: GeneratorStep) => void
}

/** From a list of work items to a proposal: lines and prices of our own, texts by a language model or by us. */
export function createGenerator({
  clock,
  customers,
  projects,
  quotations,
  priceBook,
  writer,
  replays,
  settings,
}: {
  clock: Clock
  customers: Customers
  projects: Projects
  quotations: Quotations
  priceBook: PriceBookService
  writer: TextWriter
  replays: Replays
  settings: () => Settings
}) {
  const generations = createRateLimit({ most: 30, seconds: 600, clock })
  const modelTests = createRateLimit({ most: 20, seconds: 600, clock })
  const perKey = createPerKey()
  /** Who asks for much makes others wait for what is at hand, not for all of it. */
  const reading = createTurns({ most: 6, mostSize: 6 * maxWorkItems })

  /** Before anything is asked of a model: a proposal that was kept, or is gone, gets no other contents. */
  function checkReplaced(projectId: number) {
    const { offerteId } = projects.brief(projectId)
    if (offerteId === null || quotations.versions.find(offerteId).state !== "proposed")
      throw conflict("quotes.alreadyKept")
  }

  async function make(wanted: GenerateQuotation, by: User, { key = null, signal, onStep }: Asking) {
    const scope = `generate-quotation ${by.id}`
    const earlier = replays.earlier<GeneratedQuotation>(scope, key, wanted)
    if (earlier) return earlier
    const { type, items, area, facts, details, project, client } = requestOf(wanted)
    const replaces = wanted.replaces ?? null
    if (replaces !== null) checkReplaced(replaces)
    if (client.customerId !== null) customers.find(client.customerId)
    generations.take(String(by.id))

    onStep?.("matching")
    const day = today(clock)
    const book = priceBook.on(day)
    // The words of every trade are read when they are first needed.
    const { readItem, workEstimate } = await import("../matching/workEstimate.ts")
    const read = await reading.take({ account: by.id }, items.length, () =>
      inPortions(items, (item, index) => readItem(item, index, { type, area })),
    )
    onStep?.("pricing")
    const estimate = workEstimate(read, { facts, today: day }, book)
    const costCalculation = costCalculationOf(estimate)
    onStep?.("writing")
    await breath()
    const days = { issuedOn: day, wantedStart: null }
    const start = quotations.startOf(estimate.lines, days)
    const terms = quotations.termsNow()
    const { companyName, phone, contactEmail, iban } = settings()
    const job = {
      companyName,
      companyContacts: [phone, contactEmail, iban],
      clientName: client.name,
      address: client.address,
      projectTypes: [type],
      details,
      ...{ ...days, start, terms },
    }
    const checking = () => onStep?.("checking")
    const { texts, notice } = await writer.write(estimate, job, { prefer: wanted.writer, signal, checking })
    await breath()
    if (signal?.aborted) throw conflict("quotes.generationCancelled")
    onStep?.("storing")
    return replays.once<GeneratedQuotation>(scope, key, wanted, () => ({
      success: true,
      ...quotations.propose({ project, client, estimate, start, terms, texts, replaces }, by),
      estimatedPrice: estimate.totals.incVatCents / 100,
      costCalculation,
      ...texts,
      unpriced: estimate.lines.filter(isUnpriced).length,
      notice,
    }))
  }

  return {
    /** Keeps a proposal, or nothing at all. */
    generate: (wanted: GenerateQuotation, by: User, asking: Asking = {}): Promise<GeneratedQuotation> =>
      // Pressed twice: the second waits, and gets what the first made.
      perKey.take(asking.key ? `${by.id} ${asking.key}` : null, async () => {
        try {
          asking.signal?.throwIfAborted()
          return await make(wanted, by, asking)
        } catch (error) {
          throw asking.signal?.aborted ? conflict("quotes.generationCancelled") : error
        }
      }),
    /** Really asks the language model something. */
    async test(by: User, signal?: AbortSignal): Promise<ModelTest> {
      const { model } = writer
      if (model === null) return { success: true, message: tests.notConfigured, configured: false, model }
      modelTests.take(String(by.id))
      try {
        await writer.test(signal)
      } catch (error) {
        throw signal?.aborted ? conflict("quotes.generationCancelled") : error
      }
      return { success: true, message: tests.works(model), configured: true, model }
    },
  }
}
