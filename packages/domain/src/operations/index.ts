export {
  afterLease,
  beatMs,
  isActive,
  isOperationKind,
  leaseMs,
  mostAttempts,
  type OperationKind,
  type OperationState,
  operationKinds,
  operationStates,
} from "./operation.ts";
