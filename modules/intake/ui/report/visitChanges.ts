import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import type { AgreementForm, PersonForm, PutSignature } from "../../report/schema.ts"
import { offerBack } from "../offerBack.ts"
import { agreementKind, personKind, type QueuedAgreement, type QueuedPerson } from "./senders.ts"
import type { ShownAgreement, ShownPerson } from "./useVisit.ts"

/** On what a save goes on, and whether it takes away. */
export interface Going {
  after: string | null
  removed?: boolean
}
type SignedPerson = PersonForm & { signature: PutSignature | null }

/** What one does with agreements and with who was there; each of it can be taken back in the bar. */
export const visitChanges = (project: number) => ({
  async agree(form: AgreementForm) {
    const id = newKey()
    const key = await keepAgreement(project, id, form, { after: null })
    offerBack(t("intake.visit.undo.agreed"), key, () =>
      keepAgreement(project, id, form, { after: key, removed: true }),
    )
  },
  async changeAgreement(agreement: ShownAgreement, form: AgreementForm) {
    const { id, version } = agreement
    const key = await keepAgreement(project, id, form, { after: version })
    offerBack(t("intake.visit.undo.changed"), key, () =>
      keepAgreement(project, id, agreement, { after: key }),
    )
  },
  async removeAgreement(agreement: ShownAgreement) {
    const { id, version } = agreement
    const key = await keepAgreement(project, id, agreement, { after: version, removed: true })
    offerBack(t("intake.visit.undo.removed"), key, () =>
      keepAgreement(project, id, agreement, { after: key }),
    )
  },
  async attend(form: PersonForm) {
    const id = newKey()
    const person = { ...form, signature: null }
    const key = await keepPerson(project, id, person, { after: null })
    offerBack(t("intake.visit.undo.personAdded", form), key, () =>
      keepPerson(project, id, person, { after: key, removed: true }),
    )
  },
  changePerson: (person: ShownPerson, form: PersonForm) =>
    instead(project, person, { ...form, signature: null }, t("intake.visit.undo.personChanged", form)),
  sign(person: ShownPerson, picture: string, agreements: string[]) {
    const signature = { picture, agreements, at: new Date().toISOString() }
    return instead(project, person, { ...person, signature }, t("intake.visit.undo.signed", person))
  },
  unsign: (person: ShownPerson) =>
    instead(project, person, { ...person, signature: null }, t("intake.visit.undo.unsigned", person)),
  async removePerson(person: ShownPerson) {
    const { id, version, name } = person
    const key = await keepPerson(project, id, person, { after: version, removed: true })
    offerBack(t("intake.visit.undo.personRemoved", { name }), key, () =>
      keepPerson(project, id, person, { after: key }),
    )
  },
})

async function instead(project: number, before: ShownPerson, person: SignedPerson, said: string) {
  const { id, version } = before
  const key = await keepPerson(project, id, person, { after: version })
  offerBack(said, key, () => keepPerson(project, id, before, { after: key }))
}

/** Kept on this device and sent as soon as there is a way. The result is what the next save goes on from. */
export async function keepAgreement(
  project: number,
  id: string,
  { text }: AgreementForm,
  { after, removed = false }: Going,
): Promise<string> {
  const key = newKey()
  const agreement = { text, after, removed, madeAt: new Date().toISOString() }
  await outbox.add(agreementKind, { project, id, agreement } satisfies QueuedAgreement, key)
  return key
}

/** The same of a person; a signature goes along as it was put. */
export async function keepPerson(
  project: number,
  id: string,
  { name, role, signature }: SignedPerson,
  { after, removed = false }: Going,
): Promise<string> {
  const key = newKey()
  const put = signature && {
    ...{ picture: signature.picture, agreements: signature.agreements, at: signature.at },
  }
  const person = { name, role, signature: put, after, removed }
  await outbox.add(personKind, { project, id, person } satisfies QueuedPerson, key)
  return key
}
