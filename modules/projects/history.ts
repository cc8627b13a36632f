import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import { type Changed, kindsOf } from "#src/manifest/changes.ts"
import type { HistoryEntry } from "./schema.ts"

/*
 * The actions of a project's history, as `projects.history` in nl.ts names them, with the details that fill its holes.
 * In the log they begin with 'project.'. Days are yyyy-MM-dd, amounts euros; null: not filled in.
 *
 * planned          {}                                    from a request of a visitor
 * generated        {}                                    with its quotation, by the generator
 * created          { name, status }                      by hand, or from an imported list
 * quoted           { offerteId, price, net }             a quotation gave it its price
 * renamed, described, addressChanged                     { from, to }: texts
 * typesChanged     { from[], to[] }                      values of projectTypes.ts
 * customerChanged  { from, to }                          names or null
 * located          { from, to }                          '51.65, 3.92' or null
 * radiusChanged    { from, to }                          metres or null
 * replanned        { fromStart, fromEnd, toStart, toEnd }
 * teamChanged      { from[], to[], added[], removed[] }  names
 * priced           { from, to, fromNet, toNet }          including VAT and without
 * progressed       { from, to }                          percentages
 * statusChanged    { from, to }                          planned, active, completed; its time is the moment
 * archived, restored                                     {}
 * costBooked       { costId, category, amount, quantity, unit, day, description }
 * costTakenBack    the same
 * ordered          { commitmentId, category, supplier, description, expectedOn, amount }
 * orderChanged     the same, as it became, with what it was: wasAmount and so on
 * orderSettled, orderReopened                            the same with the part of its amount that was; { from, to }
 * orderCancelled, orderRestored                          the same as ordered
 *
 * files/service.ts lists those of files. In the log the action of another module has its own beginning:
 * invoiceAllocated, invoiceTakenOff  { allocationId, invoiceId, projectId, supplier, number, category, amount, net,
 *                  description }                         an invoice of a supplier, by invoices
 * hoursApproved    { time, people[] }                    hours: all that were approved at once, by gps; '8:30'
 * hoursReopened    { time, people[], reason }
 * documentsMade    { version }                           those of the quotation, by quotes
 * proposed, discarded  { number }                        of the generator, and thrown away unkept
 * saved            { number, version }                   a version of a quotation
 * mailed           { number, version, to }               a version of a quotation, to the client or once more
 * markedSent, accepted  { number, version }
 * rejected         { number, reason }
 * acceptanceUndone, rejectionUndone                      { number }
 * noted, noteChanged, noteRemoved, noteRestored, taskDone, taskReopened  { note }, and what it says as it is now
 * roomMeasured, roomRemoved  { name, room, version, before }  on site, by intake; `before` is null of a room's first
 * planSaved, planRemoved    { rooms, plan, version }      by intake; rooms: their names
 * agreementMade, agreementRemoved  { agreement }         on site, by intake, and what it says as it is now
 * presentAdded, presentRemoved, visitSigned, visitUnsigned  { person }  who was there, and his name as it is now
 * intakeBegun, intakeCompleted, intakeRenewed            { type }
 * intakeTypeChanged  { from, type }                      values of projectTypes.ts
 * warningSettled, warningOpened                          { title }
 * extraNoted, extraChanged, extraRemoved, extraRestored, extraReopened  { number, title, amount }   of extra work, by
 *                  quotes; euros with VAT
 * extraAgreed      the same with { by, on }              of the client, and on which day
 * extraRefused, extraWithdrawn  { reason }, extraCorrected  { was, reason }, extraMailed  { to }, with the same
 * invoiceDrafted, invoiceChanged, invoiceRemoved, invoiceRestored, invoiceSent  { number, title, amount }   of a sales
 *                  invoice, by business; euros with VAT, without a number as long as it is a draft
 * invoiceCredited  the same with { credits }, the number that it takes back; invoiceMailed  { number, to }
 * invoicePaid, paymentRemoved, paymentRestored           { number, amount }
 * billingChanged   { parts }                             how many, in which its price is invoiced
 * declaredOld, declaredNew  { number, givenBy, builtIn } what the client said of the building
 */

/** Who did what to a project, newest first. */
export function createHistory({
  log,
  people,
  told,
}: {
  log: Log
  people: () => User[]
  /** What all modules say of their changes. */
  told: readonly Changed[]
}) {
  return (id: number): HistoryEntry[] => {
    const kinds = kindsOf(told)
    const names = new Map(people().map((person) => [person.id, person.name]))
    return log
      .about("project", id)
      .map((line) => ({
        id: line.id,
        at: line.at,
        by: line.accountId === null ? null : (names.get(line.accountId) ?? null),
        action: line.action.slice(line.action.indexOf(".") + 1),
        details: { ...sayable(line.details), ...kinds[line.action]?.says?.(line.details) },
      }))
      .toSorted((a, b) => b.at.localeCompare(a.at) || b.id - a.id)
  }
}

/** Without what only a way back needs, such as all that a room was. */
const sayable = (details: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(details).filter(
      ([, value]) => value === null || typeof value !== "object" || Array.isArray(value),
    ),
  ) as HistoryEntry["details"]
