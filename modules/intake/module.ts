import type { access } from "#modules/access/module.ts"
import type { projects } from "#modules/projects/module.ts"
import type { quotes } from "#modules/quotes/module.ts"
import type { settings } from "#modules/settings/module.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { calculatorRoutes } from "./calculators/routes.ts"
import { createCalculatorFigures } from "./calculators/service.ts"
import { intake as nl } from "./nl.ts"
import { createPhotoExports } from "./photos/exports.ts"
import { pairRoutes } from "./photos/pairs/routes.ts"
import { createPhotoPairs } from "./photos/pairs/service.ts"
import type { PhotoReportTask } from "./photos/report.ts"
import { photoRoutes } from "./photos/routes.ts"
import { createIntakePhotos } from "./photos/service.ts"
import { sharedPhotoRoutes, shareRoutes } from "./photos/sharing/routes.ts"
import { createPhotoShares } from "./photos/sharing/service.ts"
import { createRoomOffer } from "./rooms/offer.ts"
import { roomChanges } from "./rooms/recent.ts"
import { roomRoutes } from "./rooms/routes.ts"
import { createRooms } from "./rooms/service.ts"
import { intake as forWorkers } from "./worker.nl.ts"

export const intake = serverModule({
  name: "intake",
  services(given: After<[typeof access, typeof settings, typeof projects, typeof quotes]>) {
    const { db, clock, files, replays, projects, projectFiles } = given
    const { log, list: people } = given.access
    const intakePhotos = createIntakePhotos({ db, clock, files, replays, projectFiles })
    const rooms = createRooms({ db, clock, log, replays, projects, people })
    return {
      calculatorFigures: createCalculatorFigures({
        ...{ clock, settings: given.settings.get, priceBook: given.priceBook },
      }),
      intakePhotos,
      photoExports: createPhotoExports({
        ...{ clock, photos: intakePhotos, projects, sender: given.settings.sender },
        makeReport: given.createThread<PhotoReportTask, Uint8Array>("modules/intake/photos/thread"),
      }),
      photoPairs: createPhotoPairs({ db, clock, photos: intakePhotos, projectFiles }),
      photoShares: createPhotoShares({
        ...{ db, clock, people, links: given.secretLinks, photos: intakePhotos, projects },
      }),
      rooms,
      roomOffer: createRoomOffer({ rooms, measured: given.measured }),
    }
  },
  routes: (all) => {
    const { access, intakePhotos, photoExports, photoShares, kept } = all
    return [
      calculatorRoutes(all.calculatorFigures, access),
      photoRoutes({ intakePhotos, photoExports }, access, kept),
      pairRoutes(all.photoPairs, access),
      shareRoutes(photoShares, access),
      sharedPhotoRoutes(photoShares),
      roomRoutes(all, access),
    ]
  },
  changes: () => roomChanges,
  texts: { intake: { errors: { ...nl.errors, ...forWorkers.errors } } },
  sample: [{ turn: 92, load: async () => (await import("./rooms/demo.ts")).fillRooms }],
})
