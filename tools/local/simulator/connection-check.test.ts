import { checkToken, connectionCheck, roomKey } from "@cathedra/domain/cloud";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { nodeSigning } from "./crypto.ts";
import { key, machineId } from "./testing/portal-side.ts";
import { startSession } from "./testing/running.ts";

const portal = "http://localhost:3000";
const tokenUntil = (seconds: number) =>
  checkToken(nodeSigning, roomKey(nodeSigning, key), machineId, Math.floor(Date.now() / 1000) + seconds);
const bytes = (origin: string, token: string, count: number | string, init?: RequestInit) =>
  fetch(`${origin}${connectionCheck.bytesPath}?token=${token}&count=${count}`, init);
const socketOf = (origin: string, token: string, from: string) =>
  new Promise<string>((done) => {
    const socket = new WebSocket(
      `${origin.replace("http", "ws")}${connectionCheck.socketPath}?token=${token}`,
      {
        origin: from,
      },
    );
    socket.on("open", () => socket.send("1"));
    socket.on("message", (data: Buffer) => {
      done(data.toString());
      socket.close();
    });
    socket.on("error", () => done("refused"));
  });

test("with a token, the check can download, upload and use an echo", async () => {
  const { origin } = await startSession();
  const token = tokenUntil(60);
  const answer = await bytes(origin, token, 100_000);
  expect(answer.headers.get("access-control-allow-origin")).toBe(portal);
  expect((await answer.arrayBuffer()).byteLength).toBe(100_000);
  expect((await bytes(origin, token, "", { method: "POST", body: new Uint8Array(1000) })).status).toBe(204);
  expect(await socketOf(origin, token, portal)).toBe("1");
});

test("the check refuses missing, expired and altered tokens, other sites, and excessive amounts", async () => {
  const { origin } = await startSession();
  const token = tokenUntil(60);
  for (const wrong of ["", tokenUntil(-1), `9${token}`, `${token.slice(0, -1)}x`])
    expect((await bytes(origin, wrong, 10)).status).toBe(403);
  expect((await bytes(origin, token, connectionCheck.maxDown + 1)).status).toBe(400);
  expect(await socketOf(origin, token, "https://elsewhere.example")).toBe("refused");
  expect(await socketOf(origin, "", portal)).toBe("refused");
  const statuses: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const answer = await bytes(origin, token, connectionCheck.maxDown);
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  expect(statuses.at(-1)).toBe(429);
});
