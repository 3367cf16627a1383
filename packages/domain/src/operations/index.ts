export {
  type DeviceReport,
  type DeviceWorkFacts,
  mostAttemptsOfDevices,
  type ReportPlan,
  reportOfDevice,
} from "./device-report.ts";
export {
  afterLease,
  beatMs,
  type DeviceWork,
  deviceLeaseMs,
  isActive,
  isDeviceWork,
  isOperationKind,
  leaseMs,
  mostAttempts,
  type OperationKind,
  type OperationState,
  oldestDeviceWorkMs,
  operationKinds,
  operationStates,
  type WorkerWork,
} from "./operation.ts";
