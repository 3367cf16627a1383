import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyOfPackage, npm, plainEnvironment, root, tsc } from "./workspace-copy.ts";

let project = "";

/** The compiler runs twice here, which takes minutes on a busy machine. */
const maxMs = 300_000;

/**
 * Creates a project with the packed package, unpacked as `npm install` does it. Only npm decides which files a package
 * contains, so `npm pack` runs once. valibot is linked from this repository, because there may be no registry.
 */
beforeAll(() => {
  const copy = copyOfPackage();
  project = mkdtempSync(join(tmpdir(), "cathedra-consumer-"));
  npm(copy.folder, "pack", "--pack-destination", project);
  copy.remove();
  const folder = join(project, "node_modules/@cathedra/domain");
  mkdirSync(folder, { recursive: true });
  const [tarball = ""] = readdirSync(project).filter((name) => name.endsWith(".tgz"));
  execFileSync("tar", ["-xzf", join(project, tarball), "-C", folder, "--strip-components=1"]);
  symlinkSync(join(root, "node_modules/valibot"), join(project, "node_modules/valibot"));
  writeFileSync(
    join(project, "package.json"),
    JSON.stringify({ name: "consumer", private: true, type: "module" }),
  );
}, maxMs);

afterAll(() => rmSync(project, { recursive: true, force: true }));

test("the packed package contains compiled JavaScript with types, without sources and tests", () => {
  const folder = join(project, "node_modules/@cathedra/domain");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(files).toContain(join("dist", "index.js"));
  expect(files).toContain(join("dist", "index.d.ts"));
  expect(files.filter((name) => /(^src|\.test\.|[^d]\.ts$)/.test(name))).toEqual([]);
});

test("plain Node runs the package without conditions or flags", () => {
  const script = join(project, "run.js");
  writeFileSync(
    script,
    `import { pagesToShow, parseSiteConfig } from "@cathedra/domain";
import { catalogue, getProcedures, validateRecord } from "@cathedra/domain/logbook";
     const [procedure] = getProcedures(catalogue);
     const record = validateRecord(
       { dateOfProcedure: "2026-03-02", attendingName: "Whitfield, Eleanor", hospital: "Main Campus",
         procedure, procedureIndication: "Claudication" },
       { latestDay: "2026-03-10", groups: [{ id: 1, customerId: 1 }], catalogue },
     );
     console.log(JSON.stringify({
       record: record.ok, pages: pagesToShow(5, 9), config: parseSiteConfig({}).error,
     }));`,
  );
  const output = execFileSync(process.execPath, [script], {
    cwd: project,
    encoding: "utf8",
    env: plainEnvironment(),
  });
  expect(JSON.parse(output)).toEqual({
    record: true,
    pages: [1, "gap", 4, 5, 6, "gap", 9],
    config: ["identity: is missing", "product: is missing"],
  });
});

test(
  "the types work in a strict project outside this workspace",
  () => {
    const config = {
      compilerOptions: { strict: true, module: "nodenext", target: "es2023", types: [], noEmit: true },
    };
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ ...config, files: ["use.ts"] }));
    // One run of the compiler covers valid and invalid code: errors may be reported only in the lines of the invalid code.
    writeFileSync(
      join(project, "use.ts"),
      `import { type Decision, mayUseLogbook, type Role } from "@cathedra/domain/access";
     const roles: readonly Role[] = ["sys_admin"];
     export const decision: Decision = mayUseLogbook({ logbook: false, roles });
     export const wrong: number = mayUseLogbook({ logbook: false, roles });`,
    );
    const { status, output } = tsc(project, "-p", ".", "--pretty", "false");
    expect(status).not.toBe(0);
    const found = output
      .trim()
      .split("\n")
      .filter((line) => !line.startsWith(" "));
    expect(found).toEqual([
      expect.stringMatching(/^use\.ts\(4,\d+\): error TS2322: .*is not assignable to type 'number'/),
    ]);
  },
  maxMs,
);
