import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkout, dataPathsIn } from "../data-paths.ts";
import { keycloakRealm } from "./realm.ts";

// `npm run generate` writes deploy/keycloak/realm.json; a test fails if the file is out of date.
const file = join(checkout, "deploy/keycloak/realm.json");
writeFileSync(file, JSON.stringify(keycloakRealm()));
const biome = dataPathsIn(checkout).bin("biome");
const formatted = spawnSync(biome, ["format", "--write", file], { cwd: checkout, stdio: "inherit" });
process.exitCode = formatted.status ?? 1;
