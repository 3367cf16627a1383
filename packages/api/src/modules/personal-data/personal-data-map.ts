import { accountPlaces } from "./map/accounts.ts";
import { cloudPlaces } from "./map/cloud.ts";
import type { TablePlaces } from "./map/holding.ts";
import { learningPlaces } from "./map/learning.ts";
import { logbookPlaces } from "./map/logbook.ts";
import { provisioningPlaces } from "./map/provisioning.ts";
import { simulatorPlaces } from "./map/simulators.ts";

/**
 * Which columns of which tables hold people's data: what a person gets of each, and what becomes of it when their account is
 * ended. A table that is missing does not compile; a test compares all columns with the migrated database.
 */
export const personalDataMap: TablePlaces = {
  ...accountPlaces,
  ...logbookPlaces,
  ...learningPlaces,
  ...simulatorPlaces,
  ...cloudPlaces,
  ...provisioningPlaces,
};
