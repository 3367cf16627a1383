import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { connectDesktopClient, type Run, webSocketOpener } from "@cathedra/qt-bridge";
import { simulatorModules } from "@cathedra/test-fixtures";
import { decodeJwt } from "jose";
import * as v from "valibot";
import { WebSocket } from "ws";
import { readControlAddress } from "../control-address.ts";

export type InWorld = {
  readonly origin: string;
  /** The stations of the world. */
  readonly folder: string;
  readonly serviceTag: string;
  /** The person's own token, which their page would send. */
  readonly token: string;
};

const patienceMs = 60_000;

/** Plays an exercise at a station of a running world as the portal's page would, and returns the run at its end. */
export async function playInWorld({ origin, folder, serviceTag, token }: InWorld): Promise<Run> {
  const door = readControlAddress(join(folder, serviceTag));
  if (door === undefined) throw new Error(`${serviceTag} does not live`);
  const make = (url: string) => {
    const socket = new WebSocket(url, { origin });
    return {
      send: (text: string) => socket.send(text),
      close: () => socket.close(),
      addEventListener: (
        type: "open" | "close" | "message",
        listener: (() => void) | ((event: { readonly data: unknown }) => void),
      ) => {
        socket.on(type, (data: unknown) =>
          listener({ data: Buffer.isBuffer(data) ? data.toString("utf8") : data }),
        );
      },
    };
  };
  const desktop = connectDesktopClient({}, { portal: origin, otherwise: webSocketOpener(door, { make }) });
  try {
    await until(() => (desktop.connection().state === "connected" ? true : undefined), "no connection");
    const module = simulatorModules.find(({ code, isNewest }) => isNewest && code === "carotid-stenting");
    const exercise = module?.exercises[0];
    if (module === undefined || exercise === undefined) throw new Error("no such exercise");
    let last: Run | undefined;
    desktop.simulator.onRunChanged((run) => {
      last = run;
    });
    desktop.simulator.onTokenWanted(({ launchId }) => void desktop.simulator.giveToken({ launchId, token }));
    const { launchId, personId } = await findLaunch(origin, token, exercise.id);
    const started = await desktop.simulator.start({
      launchId,
      personId,
      packageId: module.code,
      version: module.version,
      resultFormatVersion: module.resultFormatVersion,
      exerciseId: exercise.id,
      exerciseCode: exercise.code,
      uploadUrl: `${origin}/api/simulator/store_result/${exercise.id}`,
      compression: true,
    });
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    return await until(
      () => (last?.state === "done" || last?.state === "failed" ? last : undefined),
      "no end of the run",
    );
  } finally {
    desktop.close();
  }
}

/** Registers a launch with the portal, as the page does. */
async function findLaunch(origin: string, token: string, exerciseId: number) {
  const launchId = randomUUID();
  const answer = await fetch(`${origin}/api/graphql`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({
      query: `mutation ($id: ID!, $exerciseId: Int!) { createSimulatorLaunch(id: $id, exerciseId: $exerciseId) { id } }`,
      variables: { id: launchId, exerciseId },
    }),
  });
  const { errors } = v.parse(v.object({ errors: v.optional(v.array(v.unknown())) }), await answer.json());
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return { launchId, personId: v.parse(v.object({ sub: v.string() }), decodeJwt(token)).sub };
}

async function until<T>(look: () => T | undefined, otherwise: string): Promise<T> {
  const since = performance.now();
  while (performance.now() - since < patienceMs) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(otherwise);
}
