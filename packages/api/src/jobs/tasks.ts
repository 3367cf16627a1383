import { parseCronItems, type TaskList } from "graphile-worker";
import type { Db } from "../db/database.ts";
import { recountRecords } from "./recount-records.ts";
import { refreshPersonNames } from "./refresh-person-names.ts";
import { refreshPlaces } from "./refresh-places.ts";

/** Every job by name. A job may run more than once; its effect is that of once. */
export function tasks(db: Db): TaskList {
  return {
    refresh_person_names: async (payload, { abortSignal }) => {
      await refreshPersonNames(db, payload, abortSignal);
    },
    refresh_places: async (payload, { abortSignal }) => {
      await refreshPlaces(db, payload, abortSignal);
    },
    recount_records: async (_payload, { logger }) => {
      const wrong = await recountRecords(db);
      if (wrong > 0) logger.warn(`${wrong} counters of logbook records were wrong and have been put right`);
    },
  };
}

/** In UTC. Any number of workers run each of them once. */
export const cronItems = parseCronItems([
  { task: "recount_records", match: "17 3 * * *", identifier: "recount_records" },
]);
