import { ownAccountProbes } from "../../accounts/own-probes.ts";
import { ownActivityLogProbes } from "../../activity-log/own-probes.ts";
import { ownActivityResultsProbes } from "../../activity-results/own-probes.ts";
import { ownAuditProbes } from "../../audit/own-probes.ts";
import { ownConfirmationProbes } from "../../confirmations/own-probes.ts";
import { ownConnectionProbes } from "../../connection-checks/own-probes.ts";
import { ownCourseProgressProbes } from "../../course-progress/own-probes.ts";
import { ownCourseProbes } from "../../courses/own-probes.ts";
import { ownEventProbes } from "../../events/own-probes.ts";
import { ownGroupAdministrationProbes } from "../../group-administration/own-probes.ts";
import { ownGroupProbes } from "../../groups/own-probes.ts";
import { ownInboxProbes } from "../../inbox/own-probes.ts";
import { ownLegalProbes } from "../../legal/own-probes.ts";
import { ownLogbookProbes } from "../../logbook/own-probes.ts";
import { ownDraftProbes } from "../../logbook-drafts/own-probes.ts";
import { ownMachineProbes } from "../../machines/own-probes.ts";
import { ownLaunchProbes } from "../../result-intake/own-probes.ts";
import { ownRoomProbes } from "../../rooms/own-probes.ts";
import { ownVistCourseProbes } from "../../simulator-modules/own-probes.ts";
import { ownStationSessionProbes } from "../../station-sessions/own-probes.ts";
import { ownSystemProbes } from "../../systems/own-probes.ts";
import { ownTotalsProbes } from "../../totals/own-probes.ts";
import { ownUndoProbes } from "../../undo/own-probes.ts";
import { ownUserProbes } from "../../user/own-probes.ts";
import { ownVoucherProbes } from "../../vouchers/own-probes.ts";
import type { OwnProbe } from "./probe.ts";

/** One or more for every guard by one's own, or `two-people.test.ts` fails: each beside the tests of its module. */
export const ownProbes: readonly OwnProbe[] = [
  ...ownCourseProbes,
  ...ownCourseProgressProbes,
  ...ownUserProbes,
  ...ownConnectionProbes,
  ...ownLegalProbes,
  ...ownGroupProbes,
  ...ownGroupAdministrationProbes,
  ...ownAccountProbes,
  ...ownAuditProbes,
  ...ownLogbookProbes,
  ...ownDraftProbes,
  ...ownConfirmationProbes,
  ...ownStationSessionProbes,
  ...ownTotalsProbes,
  ...ownVoucherProbes,
  ...ownEventProbes,
  ...ownMachineProbes,
  ...ownRoomProbes,
  ...ownLaunchProbes,
  ...ownUndoProbes,
  ...ownInboxProbes,
  ...ownActivityLogProbes,
  ...ownActivityResultsProbes,
  ...ownSystemProbes,
  ...ownVistCourseProbes,
];
