import type { Instant } from "@cathedra/domain";
import { type Actor, allows, maySeeStation, mayServeStation } from "@cathedra/domain/access";
import type { Db } from "../../db/database.ts";
import { authorizeStation } from "../devices/public.ts";
import { updatesOfStation } from "./update-queries.ts";
import { currentUpdateStatus, updateView } from "./update-view.ts";

export type ReadDeps = { readonly db: Db; readonly clock: () => Instant };

/** The software of a station as this person sees it (11.030). */
export async function readUpdates({ db, clock }: ReadDeps, actor: Actor, serviceTag: string) {
  const station = await authorizeStation(db, actor, serviceTag, maySeeStation);
  const rows = await updatesOfStation(db, station.id);
  const now = clock();
  const mayServe = allows(mayServeStation(actor, station));
  return rows
    .map((row) => ({ row, standing: currentUpdateStatus(row, now) }))
    .filter(({ standing }) => standing.isShown)
    .map((update) => updateView(update, mayServe));
}
