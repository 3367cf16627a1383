import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSiteConfig } from "@cathedra/domain";
import { roles } from "@cathedra/domain/access";
import { people } from "@cathedra/test-fixtures";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checkout } from "./data-paths.ts";
import { demoPeople } from "./identity/demo-people.ts";
import { keycloakRealm } from "./keycloak/realm.ts";

const read = (path: string) => readFileSync(join(checkout, "deploy", path), "utf8");
const realm = JSON.parse(read("keycloak/realm.json")) as ReturnType<typeof keycloakRealm>;
const service = v.object({
  image: v.string(),
  build: v.optional(v.object({ dockerfile: v.string() })),
  user: v.optional(v.string()),
  read_only: v.optional(v.boolean(), false),
  privileged: v.optional(v.boolean(), false),
  cap_add: v.optional(v.array(v.string()), []),
  cap_drop: v.optional(v.array(v.string()), []),
  security_opt: v.optional(v.array(v.string()), []),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  command: v.optional(v.array(v.string()), []),
  volumes: v.optional(v.array(v.string()), []),
  ports: v.optional(v.array(v.string()), []),
  networks: v.optional(v.object({ default: v.object({ aliases: v.array(v.string()) }) })),
});
const compose = v.parse(
  v.object({ services: v.record(v.string(), service) }),
  parse(read("compose.yaml"), { merge: true }),
);
const siteConfig = parseSiteConfig(JSON.parse(read("config.json")));

function composed(name: string) {
  const found = compose.services[name];
  if (found === undefined) throw new Error(`compose.yaml has no service ${name}`);
  return found;
}

describe("the realm that Keycloak imports", () => {
  test("the realm that Keycloak imports matches the cast and the domain's roles (otherwise: npm run generate)", () => {
    expect(realm).toEqual(keycloakRealm());
  });

  test("the realm that Keycloak imports contains every role of G.005 and every person of the cast with their roles", () => {
    expect(realm.roles.realm.map(({ name }) => name)).toEqual(roles);
    for (const person of people) {
      const user = realm.users.find(({ id }) => id === person.keycloakId);
      expect(user).toMatchObject({
        email: person.email,
        firstName: person.firstName,
        lastName: person.lastName,
      });
      expect(user?.realmRoles.filter((role) => role !== "default-roles-cathedra")).toEqual(person.roles);
    }
  });

  test("the realm that Keycloak imports contains no password, since passwords come from the environment", () => {
    for (const user of realm.users) {
      expect(user.credentials.map(({ value }) => value)).toEqual(["$" + "{CATHEDRA_DEMO_PASSWORD}"]);
    }
  });

  test("the realm that Keycloak imports has the same people as the local identity service", () => {
    const local = demoPeople().map(({ keycloakId, email }) => `${keycloakId} ${email}`);
    expect(new Set(realm.users.map(({ id, email }) => `${id} ${email}`))).toEqual(new Set(local));
  });
});

describe("consistency of the deployment", () => {
  test("the portal accepts the site configuration, which names the client and audience of the realm", () => {
    if (!siteConfig.ok) throw new Error(siteConfig.error.join("\n"));
    const [client] = realm.clients;
    expect(siteConfig.value.identity.clientId).toBe(client?.clientId);
    expect(client?.attributes["pkce.code.challenge.method"]).toBe("S256");
    expect(client?.protocolMappers[0]?.config["included.custom.audience"]).toBe(
      siteConfig.value.identity.audience,
    );
  });

  test("the issuer equals Keycloak's own name and is reachable by it from the portal", () => {
    if (!siteConfig.ok) throw new Error(siteConfig.error.join("\n"));
    const issuer = new URL(siteConfig.value.identity.issuer);
    const keycloak = composed("keycloak");
    expect(issuer.href).toBe(`${keycloak.environment.KC_HOSTNAME}/realms/${realm.realm}`);
    expect(keycloak.networks?.default.aliases).toContain(issuer.hostname);
    expect(keycloak.ports).toContain(`127.0.0.1:${issuer.port}:${issuer.port}`);
  });

  test("the realm's redirects use the portal's public address", () => {
    const { CATHEDRA_URL } = composed("keycloak").environment;
    expect(CATHEDRA_URL).toBe(composed("api").environment.PUBLIC_URL);
    expect(composed("api").ports).toEqual([`127.0.0.1:${new URL(CATHEDRA_URL ?? "").port}:3000`]);
  });

  test("migrations, API and worker use existing entry points and the same settings", () => {
    for (const [name, program] of [
      ["migrate", "migrate"],
      ["api", "server"],
      ["worker", "worker"],
    ] as const) {
      expect(composed(name).command).toEqual([`packages/api/dist/${program}.js`]);
      expect(readFileSync(join(checkout, `packages/api/src/${program}.ts`), "utf8")).not.toBe("");
      const { DATABASE_URL: _, DATABASE_ROLE: __, ...settings } = composed(name).environment;
      expect(composed("api").environment).toMatchObject(settings);
      expect(composed(name).volumes).toContain("./config.json:/app/config.json:ro");
    }
  });

  test("no process connects as the database administrator, and only migrations connect as the owner", () => {
    const roleOf = (name: string) => /\/\/(\w+):/.exec(composed(name).environment.DATABASE_URL ?? "")?.[1];
    expect(["migrate", "api", "worker"].map(roleOf)).toEqual([
      "cathedra_owner",
      "cathedra_app",
      "cathedra_app",
    ]);
    expect(composed("migrate").environment.DATABASE_ROLE).toBe(roleOf("api"));
    expect(composed("keycloak").environment.KC_DB_USERNAME).toBe("keycloak");
    for (const role of ["cathedra_owner", "cathedra_app", "keycloak"])
      expect(read("postgres/roles.sql")).toContain(`('${role}', `);
  });

  test("every secret is required and listed in .env.example, and none has a value", () => {
    const asked = new Set([...read("compose.yaml").matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name));
    const lines = read(".env.example").split("\n");
    const explained = lines.filter((line) => line !== "" && !line.startsWith("#"));
    expect(new Set(explained)).toEqual(new Set([...asked].map((name) => `${name}=`)));
    expect(read("compose.yaml")).not.toMatch(/\$\{\w+\}/);
  });
});

describe("privileges of a compromised process", () => {
  test.each(Object.keys(compose.services))(
    "%s writes only to its data and has no privileges on the host",
    (name) => {
      const { read_only, privileged, cap_add, cap_drop, security_opt } = composed(name);
      expect([read_only, privileged, cap_add, cap_drop]).toEqual([true, false, [], ["ALL"]]);
      expect(security_opt).toEqual(["no-new-privileges:true"]);
    },
  );

  test("every image is built in this folder or named by a setting that requires a digest", () => {
    const built = Object.values(compose.services).flatMap(({ image, build }) => (build ? [image] : []));
    expect(built.length).toBeGreaterThan(0);
    for (const { image } of Object.values(compose.services))
      if (!built.includes(image)) expect(image).toMatch(/^\$\{[A-Z]+_IMAGE:\?/);
    const pins = [...read("pin-images.sh").matchAll(/^pin ([A-Z]+_IMAGE) /gm)].map(([, name]) => name);
    const asked = new Set(read("compose.yaml").match(/[A-Z]+_IMAGE(?=:\?)/g));
    expect(new Set(pins)).toEqual(asked);
  });

  test.each(readdirSync(join(checkout, "deploy")).filter((name) => name.endsWith("Dockerfile")))(
    "%s uses a base image named at build time and runs no package scripts",
    (name) => {
      const lines = read(name).replaceAll("\\\n", " ").split("\n");
      const stages = lines.flatMap((line) => / AS (\w+)$/.exec(line)?.[1] ?? []);
      const bases = lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);
      expect(bases.length).toBeGreaterThan(0);
      // A syntax line would load a further image by its tag to read the file.
      expect(read(name)).not.toMatch(/^# *syntax *=/m);
      for (const base of bases.filter((each) => !stages.includes(each))) {
        const [, argument] = /^\$\{([A-Z]+_IMAGE)\}$/.exec(base) ?? [];
        // The argument has no default, so that a build without an image name fails.
        expect(lines).toContain(`ARG ${argument}`);
      }
      for (const line of lines.filter((each) => /\bnpm (ci|install|i)\b/.test(each)))
        expect(line).toContain(" --ignore-scripts ".trimEnd());
    },
  );
});

describe("the documentation of the settings", () => {
  test("the documentation of the settings lists exactly the settings that the API reads", () => {
    const source = readFileSync(join(checkout, "packages/api/src/config.ts"), "utf8");
    const schema = /const apiSettings = v\.object\(\{(.*?)^\}\)/ms.exec(source)?.[1] ?? "";
    const known = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
    expect(known.length).toBeGreaterThan(10);
    const documented = [...read("README.md").matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(([, name]) => name);
    expect(documented).toHaveLength(known.length);
    expect(new Set(documented)).toEqual(new Set(known));
  });
});

describe("the image", () => {
  test("the image copies the manifest of every package, so that npm installs what the lockfile says", () => {
    const dockerfile = read("Dockerfile");
    const lock = JSON.parse(readFileSync(join(checkout, "package-lock.json"), "utf8")) as {
      packages: Record<string, unknown>;
    };
    const workspaces = Object.keys(lock.packages).filter((path) => /^packages\/[^/]+$/.test(path));
    expect(workspaces.length).toBeGreaterThan(5);
    for (const path of workspaces) expect(dockerfile).toContain(`COPY ${path}/package.json ${path}/`);
  });

  test("the image compiles its programs as the user who runs them, and with what they are run with", () => {
    const dockerfile = read("Dockerfile");
    const [preload = ""] = /--import=\S+?\.js/.exec(dockerfile.slice(dockerfile.indexOf("ENTRYPOINT"))) ?? [];
    expect(dockerfile).toContain(`node ${preload} --conditions=cathedra-source packages/api/dist/$name.js`);
    expect(dockerfile.indexOf("RUN for name in")).toBeGreaterThan(dockerfile.indexOf("USER node"));
    const entry = /dist\/(?<name>[\w-]+)\.js/.exec(preload)?.groups?.name;
    expect(readdirSync(join(checkout, "packages/api/src"))).toContain(`${entry}.ts`);
  });

  test("the image does not run as root and has a health check", () => {
    const dockerfile = read("Dockerfile");
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
    expect(dockerfile.lastIndexOf("USER node")).toBeGreaterThan(dockerfile.lastIndexOf("FROM "));
  });
});
