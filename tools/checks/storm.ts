/**
 * `npm run storm`: runs the storms of the API for a long time, with different choices each time. `-- --rounds=5` runs five storms
 * (default: three), `-- --acts=40` is the number of actions of each person (default: 30), and `-- --seed=7`
 * begins with the choices of an earlier storm. The seed of every round is printed; a failing round ends the run.
 */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { stormPlan } from "./storm-plan.ts";

const root = resolve(import.meta.dirname, "../..");
const { values } = parseArgs({
  options: { seed: { type: "string" }, acts: { type: "string" }, rounds: { type: "string" } },
});
const plan = stormPlan(values, Date.now());
if (typeof plan === "string") {
  console.error(plan);
  process.exit(1);
}

for (const seed of plan.seeds) {
  console.log(
    `Storm ${seed}, ${plan.acts} acts each. Again: npm run storm -- --rounds=1 --seed=${seed} --acts=${plan.acts}`,
  );
  const { status } = spawnSync(resolve(root, "node_modules/.bin/vitest"), ["run", "test/storm"], {
    cwd: resolve(root, "packages/api"),
    stdio: "inherit",
    env: { ...process.env, STORM_SEED: String(seed), STORM_ACTS: String(plan.acts) },
  });
  if (status !== 0) {
    console.error(`Storm ${seed} broke something.`);
    process.exit(1);
  }
}
