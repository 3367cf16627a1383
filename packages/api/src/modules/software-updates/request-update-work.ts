import type { Instant, UpdateId } from "@cathedra/domain";
import { type Actor, mayServeStation } from "@cathedra/domain/access";
import { softwareTexts } from "@cathedra/domain/messages";
import { canStartWork, type WorkRequest } from "@cathedra/domain/software";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { appError, authorize } from "../../errors.ts";
import { audit } from "../audit/public.ts";
import { requestOperation } from "../operations/public.ts";
import { lockUpdate, stationOfUpdate, type UpdateRow } from "./update-queries.ts";
import { currentUpdateStatus, updateView } from "./update-view.ts";

type Deps = { readonly db: Db; readonly clock: () => Instant };

type Wish = {
  readonly wish: WorkRequest;
  readonly id: string;
  /** Whether an installation may interrupt a signed-in person. */
  readonly evenIfSignedIn?: boolean;
};

/** Has the station download or install an update (11.031, 11.032). Concurrent or repeated requests start the work only once. */
export async function requestUpdateWork(
  { db, clock }: Deps,
  actor: Actor,
  { wish, id, evenIfSignedIn = false }: Wish,
) {
  const updateId = parseNumber(id);
  const station = await stationOfUpdate(db, actor.userId, updateId);
  if (station === undefined) throw appError("NOT_FOUND");
  authorize(mayServeStation(actor, station));
  return inLockedTransaction(db, [lockKey("update", updateId)], async (tx) => {
    const row = await locked(tx, updateId);
    const interruptsSomebody = station.hasSomebodySignedIn && !evenIfSignedIn;
    const facts = { isWithdrawn: row.isWithdrawn, isCloned: station.isCloned, interruptsSomebody };
    const answer = canStartWork(wish, facts, currentUpdateStatus(row, clock()));
    if (answer === "begin") {
      const { id: operation } = await requestOperation(tx, {
        kind: wish === "download" ? "software_download" : "software_install",
        subject: String(updateId),
        station: station.id,
        input: { before: row.reportedVersion },
        requestedBy: actor.userId,
      });
      const { serviceTag } = station;
      await audit(tx, actor, `software_update.${wish}_requested`, String(updateId), {
        customer: { ofStation: station.id },
        after: { operation, serviceTag, release: row.stringIdentifier },
      });
    }
    const now = answer === "begin" ? await locked(tx, updateId) : row;
    return {
      ...getPayload(wish, answer),
      update: updateView({ row: now, standing: currentUpdateStatus(now, clock()) }, true),
    };
  });
}

async function locked(tx: Parameters<typeof lockUpdate>[0], id: UpdateId): Promise<UpdateRow> {
  const row = await lockUpdate(tx, id);
  if (row === undefined) throw appError("NOT_FOUND");
  return row;
}

function getPayload(request: WorkRequest, answer: ReturnType<typeof canStartWork>) {
  const { wishes, refusals } = softwareTexts;
  if (answer === "begin") return { code: "STARTED", success: true, message: wishes.begun[request] };
  if (answer === "goes_on") return { code: "GOES_ON", success: true, message: wishes.goesOn[request] };
  if (answer === "done") return { code: "DONE", success: true, message: wishes.done[request] };
  return { code: answer, success: false, message: refusals[answer] };
}

/** An id that is not a number belongs to no update. */
function parseNumber(text: string): UpdateId {
  const id = /^[0-9]{1,10}$/.test(text) ? Number(text) : 0;
  return (id < 2 ** 31 ? id : 0) as UpdateId;
}
