import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { downloadOf } from "#src/http/download.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { ById } from "#src/http/params.ts"
import { RequestAppointment, SetAppointment, WithdrawAppointment } from "./schema.ts"
import type { Appointments } from "./service.ts"

export const appointmentRoutes = (appointments: Appointments, access: Access) =>
  new Elysia({ prefix: "/api/offerte-aanvragen" })
    .use(guard(access))
    .get("/:id/appointment", ({ params }) => appointments.get(params.id), {
      role: "manager",
      params: ById,
      response: RequestAppointment,
    })
    .put(
      "/:id/appointment",
      ({ params, body, request, me }) => appointments.set(params.id, body, keyOf(request), me),
      { role: "manager", params: ById, body: SetAppointment, response: RequestAppointment },
    )
    .post(
      "/:id/appointment/withdrawal",
      ({ params, body, me }) => appointments.withdraw(params.id, body.version, me),
      { role: "manager", params: ById, body: WithdrawAppointment, response: RequestAppointment },
    )
    .get(
      "/:id/appointment/file",
      ({ params }) => {
        const file = appointments.file(params.id)
        return downloadOf(file, { attachment: file.name })
      },
      { role: "manager", params: ById },
    )
