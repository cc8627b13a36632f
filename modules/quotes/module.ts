import type { access } from "#modules/access/module.ts"
import type { projects } from "#modules/projects/module.ts"
import type { settings } from "#modules/settings/module.ts"
import type { stock } from "#modules/stock/module.ts"
import type { timeline } from "#modules/timeline/module.ts"
import { journal } from "#src/http/journal.ts"
import type { Answers } from "#src/manifest/answers.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { addressRoutes } from "./addresses/routes.ts"
import { createAddresses } from "./addresses/service.ts"
import { createAgreedJobs } from "./agreed/service.ts"
import { createAppointmentNotices } from "./appointments/notices.ts"
import { appointmentRoutes } from "./appointments/routes.ts"
import { createAppointments } from "./appointments/service.ts"
import { createDecisionNotices } from "./decisions/notices.ts"
import { decisionRoutes } from "./decisions/routes.ts"
import { createDecisions } from "./decisions/service.ts"
import { createStates } from "./decisions/states.ts"
import type { DocumentTask } from "./documents/document.ts"
import { createExtraNotices } from "./extraWork/notices.ts"
import type { PaperTask } from "./extraWork/paper.ts"
import { createExtraPapers } from "./extraWork/papers.ts"
import { extraWorkRoutes } from "./extraWork/routes.ts"
import { createExtraWork } from "./extraWork/service.ts"
import { generatorRoutes } from "./generator/routes.ts"
import { createGenerator } from "./generator/service.ts"
import { createMeasured } from "./measured/service.ts"
import { quotes as nl } from "./nl.ts"
import { createOnSite } from "./onSite/service.ts"
import { overviewRoutes } from "./overview/routes.ts"
import { createOverview } from "./overview/service.ts"
import { createOwnPictures } from "./pictures/own.ts"
import { pictureRoutes } from "./pictures/routes.ts"
import { createQuotationPictures } from "./pictures/service.ts"
import { priceBookRoutes } from "./priceBook/routes.ts"
import { createPriceBook } from "./priceBook/service.ts"
import { projectDocumentRoutes } from "./projectDocuments/routes.ts"
import { createProjectDocuments } from "./projectDocuments/service.ts"
import { createCopies } from "./quotations/copies.ts"
import { documentsJob } from "./quotations/documents.ts"
import { createDrafting } from "./quotations/drafting.ts"
import { createQuotationEditor } from "./quotations/editor.ts"
import { createQuotedMaterials, quotedArticles } from "./quotations/materials.ts"
import { quotationRoutes } from "./quotations/routes.ts"
import { createQuotations } from "./quotations/service.ts"
import { createStarts } from "./quotations/starts.ts"
import { priceRangeRoutes } from "./range/routes.ts"
import { createPriceRanges } from "./range/service.ts"
import { quoteChanges } from "./recent.ts"
import { createRequestMail } from "./requests/mail.ts"
import { createQuoteNotices } from "./requests/notices.ts"
import { quoteRoutes } from "./requests/routes.ts"
import { createQuotes } from "./requests/service.ts"
import { quotesFound } from "./search.ts"
import { createAdditions } from "./status/additions.ts"
import { createRequestLinks } from "./status/links.ts"
import { createPromises } from "./status/promises.ts"
import { requestStatusRoutes } from "./status/routes.ts"
import { createRequestStatuses } from "./status/service.ts"
import { templateRoutes } from "./templates/routes.ts"
import { createTemplates } from "./templates/service.ts"
import { offerTermsRoutes } from "./terms/routes.ts"
import { createOfferTerms } from "./terms/service.ts"
import { createWriter } from "./writing/writer.ts"

export const quotes = serverModule({
  name: "quotes",
  services(given: After<[typeof access, typeof settings, typeof projects, typeof timeline, typeof stock]>) {
    const { db, clock, files, jobs, replays, customers, projects, ledger, mail, outside } = given
    const { get: company, sender } = given.settings
    const { log, list: people } = given.access
    const shared = { db, clock, log, files, jobs, replays, customers, projects, ledger, people, mail }
    const invoiced: Answers["invoiced"] = (kind, id) => given.gathered.answers.invoiced(kind, id)
    const thread = given.createThread<DocumentTask, Uint8Array>("modules/quotes/documents/thread")

    const priceBook = createPriceBook({ ...shared, used: given.stockUse })
    const offerTerms = createOfferTerms(shared)
    const quotations = createQuotations({
      ...{ ...shared, priceBook, settings: company, company: sender, termsNow: offerTerms.current },
      startOf: createStarts({ timeline: given.timeline, company }),
      makeDocument: (kind, input, by) =>
        thread({ kind, input }, by, input.estimate.lines.length + (input.booked?.length ?? 0)),
    })
    const states = createStates({ ...shared, versions: quotations.versions })
    const requestMail = createRequestMail({ mail, company, publicUrl: outside.publicUrl })
    const priceRanges = createPriceRanges({ ...shared, priceBook, settings: company })
    const additions = createAdditions(shared)
    const links = createRequestLinks(given.secretLinks)
    const promises = createPromises({ settings: company, quotations, isPriceShownOf: priceRanges.isShownOf })
    const ofRequests = { ...shared, quotations, additions, links, promises }
    const quotes = createQuotes({ ...ofRequests, states, mail: requestMail, settings: company })
    const pictures: Answers["pictures"] = (projectId) => given.gathered.answers.pictures(projectId)
    const own = createOwnPictures({ ...shared, versions: quotations.versions, pictures })
    const drafting = createDrafting({ ...shared, quotations, priceBook, pictures: own })
    const quotationEditor = createQuotationEditor({
      ...{ ...shared, quotations, drafting },
      canMail: mail.configured,
    })
    const quotationPictures = createQuotationPictures({
      ...{ ...shared, quotations, pictures, own, editor: quotationEditor },
    })
    const extraWork = createExtraWork({
      ...{ ...shared, quotations, invoiced },
      ...{ contacts: given.customerContacts, projectFiles: given.projectFiles },
    })
    const writer = createWriter({ openai: outside.openai, report: journal })
    return {
      ...{ priceBook, offerTerms, quotations, quotes, quotationEditor, quotationPictures },
      measured: createMeasured({ ...shared, quotations, drafting, editor: quotationEditor }),
      copies: createCopies({ ...shared, quotations, drafting, get: quotationEditor.get }),
      onSite: createOnSite({ ...shared, quotations, drafting, priceBook, editor: quotationEditor }),
      templates: createTemplates({ ...shared, quotations, priceBook }),
      appointments: createAppointments({ ...shared, company }),
      priceRanges,
      additions,
      requestStatuses: createRequestStatuses(ofRequests),
      decisions: createDecisions({
        ...{ ...shared, quotations, quotes, states, company, invoiced },
        contacts: given.customerContacts,
        get: quotationEditor.get,
      }),
      extraWork,
      agreedJobs: createAgreedJobs({ ...shared, quotations, extraWork }),
      extraPapers: createExtraPapers({
        ...{ ...shared, extraWork, sender, contacts: given.customerContacts },
        makePaper: given.createThread<PaperTask, Uint8Array>("modules/quotes/extraWork/thread"),
      }),
      addresses: createAddresses({ ...outside, clock, report: journal }),
      generator: createGenerator({ ...shared, quotations, priceBook, writer, settings: company }),
      overview: createOverview(shared),
      projectDocuments: createProjectDocuments(ofRequests),
    }
  },
  routes: (all) => {
    const { access, kept, quotes, decisions, generator, overview, priceBook } = all
    return [
      quoteRoutes(quotes, access, kept),
      appointmentRoutes(all.appointments, access),
      priceRangeRoutes(all.priceRanges),
      requestStatusRoutes(all.requestStatuses),
      quotationRoutes(all, access),
      pictureRoutes(all.quotationPictures, access),
      templateRoutes(all.templates, access),
      decisionRoutes(decisions, access),
      extraWorkRoutes(all, access),
      addressRoutes(all.addresses),
      generatorRoutes(generator, access, all.sentence),
      overviewRoutes(overview, access, kept),
      priceBookRoutes(priceBook, access, kept),
      offerTermsRoutes(all.offerTerms, access),
      projectDocumentRoutes(all, access, kept),
    ]
  },
  search: quotesFound,
  answers: ({ db, quotations, quotes }) => ({
    offers: quotations.offers,
    budgets: quotations.versions.budgetsOf,
    jobDays: quotations.jobDays,
    materials: createQuotedMaterials(db),
    articles: quotedArticles,
    lastRequest: quotes.lastNumber,
  }),
  changes: quoteChanges,
  notices: (all) => [
    { rank: 10, of: createQuoteNotices(all) },
    { rank: 20, of: createDecisionNotices(all) },
    { rank: 15, of: createAppointmentNotices(all) },
    { rank: 18, of: createExtraNotices(all) },
  ],
  agents: { [documentsJob]: nl.agent },
  texts: { quotes: nl },
  sample: [{ turn: 40, load: async () => (await import("./demo.ts")).fillQuotes }],
})
