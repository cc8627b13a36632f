import type { access } from "#modules/access/module.ts"
import type { projects } from "#modules/projects/module.ts"
import type { settings } from "#modules/settings/module.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { intake as nl } from "./nl.ts"
import { createPhotoExports } from "./photos/exports.ts"
import { pairRoutes } from "./photos/pairs/routes.ts"
import { createPhotoPairs } from "./photos/pairs/service.ts"
import type { PhotoReportTask } from "./photos/report.ts"
import { photoRoutes } from "./photos/routes.ts"
import { createIntakePhotos } from "./photos/service.ts"
import { sharedPhotoRoutes, shareRoutes } from "./photos/sharing/routes.ts"
import { createPhotoShares } from "./photos/sharing/service.ts"
import { intake as forWorkers } from "./worker.nl.ts"

export const intake = serverModule({
  name: "intake",
  services(given: After<[typeof access, typeof settings, typeof projects]>) {
    const { db, clock, files, replays, projectFiles } = given
    const intakePhotos = createIntakePhotos({ db, clock, files, replays, projectFiles })
    return {
      intakePhotos,
      photoExports: createPhotoExports({
        ...{ clock, photos: intakePhotos, projects: given.projects, sender: given.settings.sender },
        makeReport: given.createThread<PhotoReportTask, Uint8Array>("modules/intake/photos/thread"),
      }),
      photoPairs: createPhotoPairs({ db, clock, photos: intakePhotos, projectFiles }),
      photoShares: createPhotoShares({
        ...{ db, clock, people: given.access.list, links: given.secretLinks },
        ...{ photos: intakePhotos, projects: given.projects },
      }),
    }
  },
  routes: ({ intakePhotos, photoExports, photoPairs, photoShares, access, kept }) => [
    photoRoutes({ intakePhotos, photoExports }, access, kept),
    pairRoutes(photoPairs, access),
    shareRoutes(photoShares, access),
    sharedPhotoRoutes(photoShares),
  ],
  texts: { intake: { errors: { ...nl.errors, ...forWorkers.errors } } },
})
