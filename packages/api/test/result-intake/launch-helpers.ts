import { randomUUID } from "node:crypto";
import type { LaunchId } from "@cathedra/domain";
import type { Caller, CastApp } from "../support/cast-app.ts";
import { exerciseOfTests } from "./delivery-helpers.ts";

export const launchMutation = `mutation ($id: ID!, $exerciseId: Int!) {
  createSimulatorLaunch(id: $id, exerciseId: $exerciseId) { id expiresAt }
}`;

/** Creates a launch for the caller. */
export async function aLaunch(
  portal: Pick<CastApp, "get">,
  who: Caller,
  exerciseId: number = exerciseOfTests.id,
): Promise<LaunchId> {
  const id = randomUUID() as LaunchId;
  await portal.get(who, launchMutation, { id, exerciseId });
  return id;
}
