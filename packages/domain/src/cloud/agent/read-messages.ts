import * as v from "valibot";
import type { MachineId } from "../../ids.ts";
import type { AgentActivity } from "../machines/observation.ts";
import {
  type AgentHealth,
  type AgentReport,
  type AgentState,
  agentHealth,
  agentReport,
  agentState,
  type CaseRequest,
  caseRequest,
  type EndRequest,
  endRequest,
  type ReportReceipt,
  type RolesRequest,
  reportReceipt,
  rolesRequest,
  type SetEndRequest,
  type StartRequest,
  setEndRequest,
  startRequest,
} from "./agent-protocol.ts";

/** Reads a message that the portal or an agent sent; undefined if it is invalid, or of a version that is not supported. */
type Read<Message> = (input: unknown) => Message | undefined;

export const readStartRequest: Read<StartRequest> = reader(startRequest);
export const readEndRequest: Read<EndRequest> = reader(endRequest);
export const readCaseRequest: Read<CaseRequest> = reader(caseRequest);
export const readSetEndRequest: Read<SetEndRequest> = reader(setEndRequest);
export const readRolesRequest: Read<RolesRequest> = reader(rolesRequest);
export const readAgentState: Read<AgentState> = reader(agentState);
export const readAgentHealth: Read<AgentHealth> = reader(agentHealth);
export const readAgentReport: Read<AgentReport> = reader(agentReport);
export const readReportReceipt: Read<ReportReceipt> = reader(reportReceipt);

/**
 * The part of an agent's state that `decideNextStep` needs; undefined if the answer comes from another machine than the one that
 * was asked.
 */
export function getActivity(state: AgentState, machine: MachineId): AgentActivity | undefined {
  return state.machineId.toLowerCase() === machine.toLowerCase() ? state : undefined;
}

function reader<Message>(schema: v.GenericSchema<unknown, Message>): Read<Message> {
  return (input) => {
    const parsed = v.safeParse(schema, input);
    return parsed.success ? parsed.output : undefined;
  };
}
