import { describe, expect, test } from "vitest";
import { parseOptions } from "./options.ts";

describe("the settings of npm start", () => {
  test("the settings of npm start all have defaults", () => {
    expect(parseOptions([], {})).toEqual({
      kind: "run",
      options: {
        reset: false,
        dev: false,
        build: true,
        startsBuilt: true,
        life: true,
        host: "127.0.0.1",
        port: undefined,
        identityPort: undefined,
        databaseUrl: undefined,
        dataFolder: undefined,
        accessTokenSeconds: undefined,
        simulators: 4,
        simulatorStartSeconds: 8,
      },
    });
  });

  test("the settings of npm start are read from flags and environment, and an empty variable counts as absent", () => {
    const parsed = parseOptions(["--reset", "--no-build", "--bare"], {
      PORT: "4000",
      HOST: "",
      CATHEDRA_DATA: "/a b",
    });
    expect(parsed).toMatchObject({
      kind: "run",
      options: { reset: true, build: false, life: false, port: 4000, host: "127.0.0.1", dataFolder: "/a b" },
    });
  });

  test("the settings of npm start run the API from its sources in watch mode or without a build, unless everything is built already", () => {
    const startsBuilt = (...args: Parameters<typeof parseOptions>) => {
      const parsed = parseOptions(...args);
      return parsed.kind === "run" && parsed.options.startsBuilt;
    };
    expect(startsBuilt([], {})).toBe(true);
    expect(startsBuilt(["--dev"], { PORTAL_BUILT: "yes" })).toBe(false);
    expect(startsBuilt(["--no-build"], {})).toBe(false);
    expect(startsBuilt(["--no-build"], { PORTAL_BUILT: "yes" })).toBe(true);
  });

  test("the settings of npm start are all named at once when they are wrong", () => {
    const parsed = parseOptions(["--rest", "now"], {
      PORT: "70000",
      IDENTITY_PORT: "0x10",
      DATABASE_URL: "mysql://db",
      CATHEDRA_DATA: "relative",
      ACCESS_TOKEN_SECONDS: "-1",
      SIMULATORS: "21",
    });
    if (parsed.kind !== "wrong") throw new Error("accepted");
    expect(parsed.problems).toEqual([
      "--rest: is not known",
      "now: is not understood",
      "PORT: must be a whole number from 1 to 65535",
      "IDENTITY_PORT: must be a whole number from 1 to 65535",
      "DATABASE_URL: must be a postgres:// address",
      "CATHEDRA_DATA: must be an absolute path",
      "ACCESS_TOKEN_SECONDS: must be a whole number from 1 to 86400",
      "SIMULATORS: must be a whole number from 0 to 20",
    ]);
  });

  test("the settings of npm start cannot reset a database that does not belong to the local world", () => {
    expect(parseOptions(["--reset"], { DATABASE_URL: "postgres://db/x" })).toMatchObject({ kind: "wrong" });
  });
});
