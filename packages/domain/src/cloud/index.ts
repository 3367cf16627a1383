export * from "./agent/agent-protocol.ts";
export { checkToken, connectionCheck, isCheckToken } from "./agent/connection-check.ts";
export * from "./agent/read-messages.ts";
export * from "./agent/room-roles.ts";
export * from "./agent/room-token.ts";
export * from "./agent/signing.ts";
export { holdsWithoutMachine } from "./capacity/holds-without-machine.ts";
export { nextFreeStarts } from "./capacity/next-free.ts";
export * from "./capacity/prewarm.ts";
export * from "./capacity/reservations.ts";
export * from "./capacity/single-user.ts";
export * from "./catalogue/catalogue.ts";
export * from "./events/calendar-entry.ts";
export * from "./events/event-input.ts";
export * from "./events/event-lists.ts";
export * from "./events/event-report.ts";
export {
  eventNow,
  isLateNoticeDue,
  lateNoticeMs,
  type StartedEvent,
  waitingForgottenMs,
  waitingReportMs,
} from "./events/event-status-line.ts";
export * from "./events/event-times.ts";
export { roleChangeText } from "./events/role-change.ts";
export * from "./events/start-event.ts";
export * from "./machines/admin-actions.ts";
export { canBeStarted, lentCauses, restingCauses } from "./machines/can-be-started.ts";
export { decideNextStep, type MachineDecision } from "./machines/decide-next-step.ts";
export * from "./machines/machine.ts";
export * from "./machines/machine-acts.ts";
export { isFault, isMachineCause, type MachineCause, machineCauses } from "./machines/machine-cause.ts";
export type { MachineChange, SessionOutcome } from "./machines/machine-change.ts";
export { type MachineLimits, machineLimits } from "./machines/machine-limits.ts";
export type { MachineRefusal } from "./machines/machine-refusal.ts";
export { type AgentActivity, isSeenAlive, type Observation } from "./machines/observation.ts";
export { usualPowerOnMs } from "./machines/power-on.ts";
export * from "./machines/start-progress.ts";
export * from "./machines/status.ts";
export type { MachineCommand, MachineStep } from "./machines/steps.ts";
export * from "./machines/transitions.ts";
export { maxTopUpHours, readTopUp, readTopUpHours, wholeHours } from "./quota/hours.ts";
export { readIdempotencyKey } from "./quota/idempotency-key.ts";
export * from "./quota/ledger.ts";
export { type EventSession, type ReturnReason, refundOfEvent } from "./quota/refund.ts";
export * from "./quota/reservation.ts";
export { describeSessionEnding, type EndedBy, type SessionEnding } from "./sessions/session-ending.ts";
export { findLossReason, type LossReason, refundedSeconds } from "./sessions/session-loss.ts";
export * from "./sessions/session-time.ts";
export * from "./sessions/simulator-dialog.ts";
export { type StartOutcome, type StartStep, startOutcome } from "./sessions/start-outcome.ts";
export * from "./vouchers/accept-voucher.ts";
export * from "./vouchers/cloud-case-lists.ts";
export * from "./vouchers/cloud-voucher-input.ts";
export * from "./vouchers/lifecycle.ts";
export { takeBackHours } from "./vouchers/take-back-hours.ts";
export { type AccessCode, accessCode, parseAccessCode } from "./vouchers/voucher-code.ts";
export { voucherName } from "./vouchers/voucher-name.ts";
