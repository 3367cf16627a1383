/** The public interface of this module: what other modules of the API may import. */

export {
  callOffDeviceWork,
  endWorkOfStation,
  type ReportTaken,
  settleDeviceWork,
  takeReport,
  workOfStation,
} from "./device-work.ts";
export {
  type OperationView,
  operationById,
  operationColumns,
  operationSelect,
  operationState,
  requesterJoin,
} from "./operation-view.ts";
export { recoverExpiredLeases } from "./recover-expired-leases.ts";
export { requestOperation } from "./request-operation.ts";
export {
  type RunDeps,
  type Runner,
  type Runners,
  type RunningWork,
  runOperation,
  WorkFailed,
} from "./run-operation.ts";
