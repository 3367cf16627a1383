import { cloudRoomTexts } from "@cathedra/domain/messages";
import { expect, test } from "vitest";
import { connectionMessage } from "./connection-message.ts";

const time = (at: number) => `second ${at / 1000}`;
const message = (connection: "connected" | "lost", outageSince?: number) =>
  connectionMessage({ connection, lostAt: connection === "lost" ? 7000 : 0, outageSince }, time);

test("a lost connection shows one message, and none when everything is back (3.030)", () => {
  expect(message("connected")).toBeNull();
  expect(message("lost")?.text).toBe(cloudRoomTexts.lostSince("second 7"));
  expect(message("lost", 9000)?.text).toBe(cloudRoomTexts.noConnection("second 7"));
  expect(message("connected", 9000)?.text).toBe(cloudRoomTexts.portalAway("second 9"));
});

test("only a lost room connection is shown as an error", () => {
  expect([message("lost")?.tone, message("lost", 1)?.tone, message("connected", 1)?.tone]).toEqual([
    "error",
    "error",
    "info",
  ]);
});
