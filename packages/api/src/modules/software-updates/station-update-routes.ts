import { isUuid, type OperationId } from "@cathedra/domain";
import { fieldErrorCode, wholeNumber } from "@cathedra/domain/input";
import { maxDeviceErrorLength } from "@cathedra/domain/operations";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import type { Ports } from "../../ports/ports.ts";
import { type LinkSettings, ownLinks } from "../../storage/signed-links.ts";
import { getStation, parseStationMessage, refuseCloned } from "../devices/public.ts";
import type { ReportTaken } from "../operations/public.ts";
import { reportSchemas, workSchemas } from "./station-update-schemas.ts";
import { readStationWork, reportStationWork } from "./station-work.ts";

const most = 2 ** 31 - 1;

/**
 * The station's report about its work; unknown fields are ignored. Too many or too long errors are cut instead of refused,
 * because a refused report would be lost.
 */
const reportSchema = v.object({
  attempt: wholeNumber({ min: 1, max: most }),
  seq: wholeNumber({ min: 0, max: most }),
  state: v.picklist(["RUNNING", "COMPLETE", "FAILED"], fieldErrorCode("NOT_AN_OPTION")),
  progress: v.optional(v.number(fieldErrorCode("NOT_A_NUMBER")), 0),
  errors: v.optional(
    v.pipe(
      v.array(v.string(fieldErrorCode("WRONG_TYPE")), fieldErrorCode("WRONG_TYPE")),
      v.transform((errors) =>
        errors.map((error) => error.replaceAll("\0", "").slice(0, maxDeviceErrorLength)),
      ),
    ),
    [],
  ),
  isPackageGone: v.optional(v.boolean(fieldErrorCode("WRONG_TYPE")), false),
});

/**
 * The maximum length of a report in bytes: enough for a hundred errors of four thousand characters, because longer lists are cut
 * and not refused.
 */
const maxBodyLength = 1_048_576;

/** The routes for software that stations have to download and install: docs/station-interface.md. */
export const stationUpdateRoutes = (config: LinkSettings, { db, clock }: Pick<Ports, "db" | "clock">) => {
  const ports = { db, ownLinks: ownLinks(config, clock) };

  return async (app: FastifyInstance): Promise<void> => {
    app.setValidatorCompiler(() => () => true);
    const ofStation = { access: "station" } as const;

    app.get("/api/stations/operations", { config: ofStation, schema: workSchemas }, async (request) => {
      const station = getStation(request);
      refuseCloned(station);
      return readStationWork(ports, station);
    });

    app.post<{ Params: { id: string } }>(
      "/api/stations/operations/:id/reports",
      { config: ofStation, bodyLimit: maxBodyLength, schema: reportSchemas },
      async (request, reply) => {
        const { id } = request.params;
        refuseCloned(getStation(request));
        const report = parseStationMessage(reportSchema, request.body);
        const taken = isUuid(id)
          ? await reportStationWork(ports, getStation(request), id as OperationId, report)
          : undefined;
        if (taken === undefined) return reply.code(410).send({ state: "GONE" });
        return reply.code(taken.taken === "refused" ? 409 : 200).send(getAnswer(taken));
      },
    );
  };
};

/** The present state of the work, by which a station continues that reported late, twice or in a wrong order. */
function getAnswer({
  state,
  attempt,
  reportedSeq,
  progress,
  isCancelRequested,
  isLate,
  refusal,
  ...rest
}: ReportTaken) {
  const ofAttempt = refusal === null || refusal === "ENDED" ? null : refusal;
  return {
    state: isLate ? "FAILED" : wireStates[state],
    reason: isLate ? "LEASE_EXPIRED" : (ofAttempt ?? (rest.ended === null ? rest.reason : null)),
    attempt,
    seq: reportedSeq,
    progress,
    isCancelRequested,
    leaseSeconds: rest.leaseSeconds,
  };
}

const wireStates = {
  waiting: "WAITING",
  running: "RUNNING",
  succeeded: "COMPLETE",
  failed: "FAILED",
  cancelled: "FAILED",
} as const;
