import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bridgeDocument } from "../scripts/document/document.ts";
import { clientErrors } from "../src/contract/errors.ts";
import type { PublishedContract } from "../src/contract/method.ts";
import { bridgeContract } from "../src/index.ts";

const document = readFileSync(new URL("../../../docs/desktop-bridge.md", import.meta.url), "utf8");
const objects: readonly (readonly [string, PublishedContract])[] = Object.entries(bridgeContract);

describe("docs/desktop-bridge.md", () => {
  it("the document matches the contract (npm run generate)", () => {
    expect(document).toBe(bridgeDocument());
  });

  it("the document names every object, method, signal, property and code", () => {
    const names = objects.flatMap(([name, { methods, signals, properties }]) => [
      `## \`${name}\``,
      ...Object.keys(methods).map((method) => `### \`${name}.${method}\``),
      ...Object.keys(signals).map((signal) => `### signal \`${name}.${signal}\``),
      ...Object.keys(properties).map((property) => `- property \`${property}\``),
    ]);
    const codes = Object.keys(clientErrors).map((code) => `| \`${code}\` |`);
    expect([...names, ...codes].filter((name) => !document.includes(`${name}`))).toEqual([]);
    expect(document).not.toMatch(/undefined|\[object|<!--/);
  });
});

describe("bridge contract", () => {
  it("each method has a time limit, and a description of what a repeated call does", () => {
    for (const [, { methods }] of objects) {
      for (const { withinMs, again, does } of Object.values(methods)) {
        expect([withinMs > 0 && withinMs <= 15_000, again !== "", does !== ""]).toEqual([true, true, true]);
      }
    }
  });

  it("a launch has package id, version, result format version, exercise id, upload url and compression (12.019)", () => {
    const { entries } = bridgeContract.simulator.methods.start.args;
    const named = ["packageId", "version", "resultFormatVersion", "exerciseId", "uploadUrl", "compression"];
    expect(Object.keys(entries)).toEqual(expect.arrayContaining(named));
  });

  it("the case manager can download, run, refresh, scan, set the person's id and report its folder (12.020)", () => {
    const named = [
      "download",
      "run",
      "refresh",
      "startScanning",
      "stopScanning",
      "setUserId",
      "getDownloadPath",
    ];
    expect(Object.keys(bridgeContract.caseManager.methods)).toEqual(expect.arrayContaining(named));
  });
});
