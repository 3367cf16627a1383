import { parseCronItems, type TaskList } from "graphile-worker";
import type { Db } from "../db/database.ts";
import { systemClock } from "../ports/clock.ts";
import { forgetWrongCodes } from "./forget-wrong-codes.ts";
import { recountRecords } from "./recount-records.ts";
import { refreshPersonNames } from "./refresh-person-names.ts";

/** Every job by name. A job may run more than once; its effect is that of once. */
export function tasks(db: Db): TaskList {
  return {
    refresh_person_names: async (payload, { abortSignal }) => {
      await refreshPersonNames(db, payload, abortSignal);
    },
    recount_records: async (_payload, { logger }) => {
      const wrong = await recountRecords(db);
      if (wrong > 0) logger.warn(`${wrong} counters of logbook records were wrong and have been put right`);
    },
    forget_wrong_codes: async () => {
      await forgetWrongCodes(db, systemClock());
    },
  };
}

/** In UTC. Any number of workers run each of them once. */
export const cronItems = parseCronItems([
  { task: "recount_records", match: "17 3 * * *", identifier: "recount_records" },
  { task: "forget_wrong_codes", match: "*/10 * * * *", identifier: "forget_wrong_codes" },
]);
