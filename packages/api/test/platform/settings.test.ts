import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadWorkerConfig } from "../../src/config/worker-config.ts";
import { loadConfig } from "../../src/config.ts";
import { runServer } from "../support/server-process.ts";

let folder: string;
let required: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cathedra-settings-"));
  await writeFile(
    join(folder, "config.json"),
    JSON.stringify({
      identity: { issuer: "https://id.example/realms/x", clientId: "web", audience: "api" },
      product: { title: "Cathedra", copyright: "©", contactEmail: "help@cathedra.example" },
    }),
  );
  required = {
    DATABASE_URL: "postgres://portal@db.example/portal",
    PUBLIC_URL: "https://portal.example/",
    SITE_CONFIG: join(folder, "config.json"),
    OBJECT_STORE: `fs:${folder}`,
    OBJECT_STORE_SECRET: "x".repeat(32),
  };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function problemsWith(settings: Record<string, string | undefined>): readonly string[] {
  const loaded = loadConfig({ ...required, ...settings });
  return loaded.ok ? [] : loaded.error;
}

test("the server names all wrong settings at once and exits with 1", async () => {
  const run = runServer({ PORT: "70000", LOG_LEVEL: "loud", OBJECT_STORE: "ftp://x", PUBLIC_URL: "portal" });
  expect(await run.exited).toBe(1);
  const lines = run.output().trim().split("\n");
  expect(lines[0]).toBe("The settings are not usable:");
  expect(lines.slice(1).map((line) => line.replace(/:.*/, ""))).toEqual([
    "- DATABASE_URL",
    "- PORT",
    "- PUBLIC_URL",
    "- SITE_CONFIG",
    "- OBJECT_STORE",
    "- OBJECT_STORE_SECRET",
    "- LOG_LEVEL",
  ]);
});

test("the required settings are sufficient, and an empty setting counts as absent", () => {
  const loaded = loadConfig({ ...required, PORT: "", TRUST_PROXY: "" });
  expect(loaded.ok && loaded.value).toMatchObject({
    environment: "production",
    database: { poolSize: 10, isPooled: false, namesStatements: true, replicaUrls: [] },
    http: {
      host: "0.0.0.0",
      port: 3000,
      publicUrl: "https://portal.example",
      trustProxy: false,
      shutdownDelayMs: 5000,
    },
    newUserLogbook: true,
  });
});

test("with a pooler, the direct address and the replica addresses must be configured", () => {
  const off = { DATABASE_PREPARED_STATEMENTS: "off" };
  expect(problemsWith(off)).toEqual([
    "DATABASE_DIRECT_URL: is required where DATABASE_PREPARED_STATEMENTS is off",
  ]);
  const direct = { ...required, DATABASE_DIRECT_URL: "postgres://portal@server.example/portal" };
  const loaded = loadConfig({ ...direct, ...off, DATABASE_REPLICA_URL: "postgres://a/x, postgres://b/x" });
  expect(loaded.ok && loaded.value.database).toEqual({
    url: required.DATABASE_URL,
    directUrl: direct.DATABASE_DIRECT_URL,
    poolSize: 10,
    isPooled: true,
    namesStatements: false,
    replicaUrls: ["postgres://a/x", "postgres://b/x"],
  });
  // The worker uses LISTEN, which works only on a direct connection to the server.
  expect(loadWorkerConfig(direct)).toMatchObject({ value: { databaseUrl: direct.DATABASE_DIRECT_URL } });
});

describe("each wrong value is reported with the expected form", () => {
  test.each<[string, string, unknown]>([
    ["DATABASE_URL", "mysql://x/y", "must be a postgres:// address"],
    ["DATABASE_DIRECT_URL", "db.example", "must be a postgres:// address"],
    ["DATABASE_PREPARED_STATEMENTS", "no", "must be on or off"],
    ["DATABASE_REPLICA_URL", "postgres://a/x, mysql://b/x", "must be postgres:// addresses"],
    ["DATABASE_POOL_SIZE", "0", "must be a whole number from 1 to 1000"],
    ["DATABASE_POOL_SIZE", "1.5", "must be a whole number from 1 to 1000"],
    ["PORT", "65536", "must be a whole number from 0 to 65535"],
    ["PUBLIC_URL", "javascript:alert(1)", "must be an http or https address"],
    ["WEB_ROOT", "/nowhere", "must be a folder that contains index.html"],
    ["PERSISTED_OPERATIONS", "/nowhere.json", "the file /nowhere.json cannot be read"],
    ["OBJECT_STORE", "fs:relative", "fs: must be followed by an absolute folder"],
    ["OBJECT_STORE", "s3://b", "the bucket's name is not valid"],
    ["OBJECT_STORE", "s3://bucket?regoin=eu", "regoin is not a known S3 setting"],
    ["LEARNING_PLATFORM_CALLS", "0", "must be a whole number from 1 to 10000"],
    ["OBJECT_STORE_SECRET", "short", "must have at least 32 characters"],
    ["NODE_ENV", "staging", "must be production, development or test"],
    ...["proxy.example", "0", "10", "10.0.0.0/33", "10.0.0.0/8/8", "::1/129", "10.0.0.1;10.0.0.2", "-1"].map(
      (value): [string, string, unknown] => [
        "TRUST_PROXY",
        value,
        expect.stringMatching(/^must be true, false, a number/),
      ],
    ),
    ["METRICS_TOKEN", "short", "must have at least 16 characters"],
    ["NEW_USER_LOGBOOK", "yes", "must be true or false"],
    [
      "LOGBOOK_ADMIN_CUSTOMERS",
      'A "quoted" name',
      "must be *, or names with commas between, in quotes where they have one",
    ],
    ["SHUTDOWN_DELAY_MS", "-1", "must be a whole number from 0 to 300000"],
  ])("%s=%s", (name, value, problem) => {
    const [found = "", ...more] = problemsWith({ [name]: value });
    expect([found.slice(0, name.length + 2), found.slice(name.length + 2), ...more]).toEqual([
      `${name}: `,
      problem,
    ]);
  });
});

test.each([
  ["true", true],
  ["false", false],
  ["1", 1],
  ["10.0.0.1", ["10.0.0.1"]],
  ["loopback, 10.0.0.0/8,fd00::/8", ["loopback", "10.0.0.0/8", "fd00::/8"]],
])("TRUST_PROXY=%s is parsed", (text, trustProxy) => {
  const loaded = loadConfig({ ...required, TRUST_PROXY: text });
  expect(loaded.ok && loaded.value.http.trustProxy).toEqual(trustProxy);
});

test.each([
  ["*", "*"],
  ["Northgate University Hospital", ["Northgate University Hospital"]],
  [
    ' Northgate , "Lakeside, Inc.",, "The ""Old"" Clinic" ',
    ["Northgate", "Lakeside, Inc.", 'The "Old" Clinic'],
  ],
])("the list of customers %s is parsed", (text, names) => {
  const lists = { LOGBOOK_ADMIN_CUSTOMERS: text, VOUCHER_ADMIN_CUSTOMERS: "One" };
  const loaded = loadConfig({ ...required, ...lists });
  expect(loaded.ok && loaded.value.logbookAdminCustomers).toEqual(names);
  expect(loaded.ok && loaded.value.voucherAdminCustomers).toEqual(["One"]);
});

test("the learning platform needs both an address and a key, or neither, in the API and in the worker", () => {
  const [url, key] = ["https://academy.example/api/v1/", "a-key-of-the-portal"];
  const both = { ...required, LEARNING_PLATFORM_URL: url, LEARNING_PLATFORM_KEY: key };
  const learning = { url: "https://academy.example/api/v1", key };
  // Together the calls stay within the 200 that the platform allows.
  for (const [load, calls] of [
    [loadConfig, 150],
    [loadWorkerConfig, 45],
  ] as const) {
    expect(load(both)).toMatchObject({ ok: true, value: { learning: { ...learning, calls } } });
    const own = calls === 150 ? "LEARNING_PLATFORM_CALLS" : "LEARNING_PLATFORM_WORKER_CALLS";
    expect(load({ ...both, [own]: "7" })).toMatchObject({
      value: { learning: { calls: 7 } },
    });
    expect(load(both)).toMatchObject({ value: { learning: { linkHosts: ["academy.example"] } } });
    expect(load({ ...both, LEARNING_PLATFORM_LINK_HOSTS: "Learn.example, b.example:8443" })).toMatchObject({
      value: { learning: { linkHosts: ["learn.example", "b.example:8443"] } },
    });
    expect(load({ ...both, LEARNING_PLATFORM_LINK_HOSTS: "https://learn.example, b.example" })).toMatchObject(
      {
        error: [
          "LEARNING_PLATFORM_LINK_HOSTS: must be hosts without scheme and path, not https://learn.example",
        ],
      },
    );
    expect(load({ ...both, LEARNING_PLATFORM_URL: "nowhere" })).toMatchObject({ ok: false });
    expect(load({ ...both, LEARNING_PLATFORM_URL: "ftp://x" })).toMatchObject({
      error: ["LEARNING_PLATFORM_URL: must be an http or https address"],
    });
    expect(load({ ...both, LEARNING_PLATFORM_KEY: "a:b:c:d:e" })).toMatchObject({
      error: ["LEARNING_PLATFORM_KEY: must have 8 to 200 characters, no space and no colon"],
    });
    const without = load(required);
    expect(without.ok && "learning" in without.value).toBe(false);
    expect(load({ ...required, LEARNING_PLATFORM_URL: url })).toEqual({
      ok: false,
      error: ["LEARNING_PLATFORM_KEY: is required where LEARNING_PLATFORM_URL is set"],
    });
    expect(load({ ...required, LEARNING_PLATFORM_KEY: key })).toEqual({
      ok: false,
      error: ["LEARNING_PLATFORM_URL: is required where LEARNING_PLATFORM_KEY is set"],
    });
  }
});

test("without the settings, the lists of admin customers are empty", () => {
  const loaded = loadConfig(required);
  expect(loaded.ok && loaded.value.logbookAdminCustomers).toEqual([]);
  expect(loaded.ok && loaded.value.voucherAdminCustomers).toEqual([]);
});

test.each([
  ["", []],
  ["desktop", ["desktop"]],
  [" desktop, reports ,,", ["desktop", "reports"]],
])("OTHER_CLIENTS=%s is parsed", (text, clients) => {
  const loaded = loadConfig({ ...required, OTHER_CLIENTS: text });
  expect(loaded.ok && loaded.value.otherClients).toEqual(clients);
});

test.each([
  "security@example.org",
  "http://example.org/report",
  "mailto:nobody",
  "mailto:a@b.example\nContact: x",
])("SECURITY_CONTACTS=%j is refused", (text) => {
  const refused = loadConfig({ ...required, SECURITY_CONTACTS: `https://example.org/report, ${text}` });
  expect(refused).toEqual({
    ok: false,
    error: ["SECURITY_CONTACTS: must be mailto: or https: addresses"],
  });
});

test("a port in use is reported in one sentence", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const port = (taken.address() as AddressInfo).port;
  const run = runServer({ ...required, HOST: "127.0.0.1", PORT: String(port), LOG_LEVEL: "silent" });
  expect(await run.exited).toBe(1);
  expect(run.output()).toBe(
    `The server cannot listen on 127.0.0.1, port ${port}: something else listens there already.\n`,
  );
  taken.close();
}, 90_000);

test("the secret for links is required with every kind of object store", () => {
  const secret = { OBJECT_STORE_SECRET: undefined };
  for (const store of ["fs:/var/lib/cathedra", "s3://bucket?region=eu-central-1&forcePathStyle=true"]) {
    expect(problemsWith({ ...secret, OBJECT_STORE: store })).toEqual(["OBJECT_STORE_SECRET: is required"]);
  }
});

test("every problem of the site configuration is named", async () => {
  const file = join(folder, "wrong.json");
  await writeFile(file, JSON.stringify({ identity: { issuer: "x", clientId: "" }, product: {} }));
  const problems = problemsWith({ SITE_CONFIG: file });
  expect(problems.length).toBeGreaterThan(4);
  expect(problems.every((problem) => problem.startsWith("SITE_CONFIG: "))).toBe(true);
  await writeFile(file, "{");
  expect(problemsWith({ SITE_CONFIG: file })).toEqual([`SITE_CONFIG: the file ${file} is not JSON`]);
});

test("no reported problem contains a secret", () => {
  const text = problemsWith({
    DATABASE_URL: "mysql://u:topsecret@x/y",
    OBJECT_STORE_SECRET: "topsecret",
  }).join();
  expect(text).not.toContain("topsecret");
});

test("the origins that pages may frame are origins, and never a wildcard", () => {
  const MACHINE_FLEET_SECRET = "f".repeat(32);
  const sources = "http://localhost:4101, https://*.sim.example https://a.example:8443";
  const loaded = loadConfig({ ...required, MACHINE_FLEET_SECRET, MACHINE_FRAME_SOURCES: sources });
  expect(loaded.ok && loaded.value.machines?.frameSources).toEqual([
    "http://localhost:4101",
    "https://*.sim.example",
    "https://a.example:8443",
  ]);
  for (const wrong of [
    "*",
    "https:",
    "https://*",
    "https://a.example/room",
    "https://a.example;script-src",
    "data:",
  ]) {
    const [problem] = problemsWith({ MACHINE_FLEET_SECRET, MACHINE_FRAME_SOURCES: wrong });
    expect(problem).toMatch(/^MACHINE_FRAME_SOURCES: .*must be origins/);
  }
});

test("mail needs a server and a sender, and its password is never printed", () => {
  const server = "smtps://portal:secret-word@mail.example.org";
  const sender = "Cathedra <portal@example.org>";
  expect(problemsWith({ SMTP_URL: server, MAIL_FROM: sender })).toEqual([]);
  expect(problemsWith({ SMTP_URL: server })).toEqual(["MAIL_FROM: is required where SMTP_URL is set"]);
  expect(problemsWith({ MAIL_FROM: sender })).toEqual(["SMTP_URL: is required where MAIL_FROM is set"]);
  for (const wrong of [
    "https://portal:secret-word@mail.example.org",
    "smtp://",
    "secret-word",
    `${server}/path`,
  ]) {
    const problems = problemsWith({ SMTP_URL: wrong, MAIL_FROM: sender });
    expect(problems).toEqual([expect.stringMatching(/^SMTP_URL: must be an smtp or smtps address/)]);
    expect(problems.join()).not.toContain("secret-word");
  }
  for (const wrong of [
    "portal",
    "Cathedra <portal>",
    "a@example.org, b@example.org",
    "A\r\nB <a@example.org>",
  ]) {
    expect(problemsWith({ SMTP_URL: server, MAIL_FROM: wrong })).toEqual([
      expect.stringMatching(/^MAIL_FROM: must be an address/),
    ]);
  }
});
