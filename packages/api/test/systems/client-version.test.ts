import { cast } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { desktopClientSettings } from "../../src/config/desktop-client-settings.ts";
import { castApp } from "../support/cast-app.ts";

const query = "{ maxClientVersion { version links { platform url } } }";

test("the newest client is the configured one with its installers, or 0.0.0 if none is configured (1.023, 1.024)", async () => {
  const installers = [{ platform: "windows", url: "https://downloads.test/setup.exe" }] as const;
  const version = { major: 3, minor: 4, patch: 0 };
  const named = await castApp([], { config: { desktopClient: { version, installers } } });
  const bare = await castApp();
  try {
    expect(await named.get(cast.maya, query)).toEqual({
      maxClientVersion: { version: "3.4.0", links: installers },
    });
    expect(await bare.get(cast.maya, query)).toEqual({ maxClientVersion: { version: "0.0.0", links: [] } });
  } finally {
    await named.close();
    await bare.close();
  }
});

test("the settings of the client are read, and all mistakes are named (1.023)", () => {
  const read = (version?: string, installers?: string) =>
    desktopClientSettings({ DESKTOP_CLIENT_VERSION: version, DESKTOP_CLIENT_INSTALLERS: installers });
  expect(read()).toEqual({ ok: true, value: undefined });
  expect(read("3.4.0", "windows=https://a.test/x.exe?a=b, linux=https://a.test/x.deb")).toMatchObject({
    value: {
      version: { major: 3, minor: 4, patch: 0 },
      installers: [
        { platform: "windows", url: "https://a.test/x.exe?a=b" },
        { platform: "linux", url: "https://a.test/x.deb" },
      ],
    },
  });
  expect(
    read("3.4", "amiga=https://a.test, windows=ftp://a.test, macos=https://a.test, macos=https://b.test"),
  ).toEqual({
    ok: false,
    error: [
      "DESKTOP_CLIENT_VERSION: must be a version such as 3.4.0",
      "DESKTOP_CLIENT_INSTALLERS: entry 1 must be windows=, macos= or linux= and an https address",
      "DESKTOP_CLIENT_INSTALLERS: entry 2 must be windows=, macos= or linux= and an https address",
      "DESKTOP_CLIENT_INSTALLERS: macos is named twice",
    ],
  });
  expect(read(undefined, "linux=https://a.test").ok).toBe(false);
});
