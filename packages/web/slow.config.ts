import base from "/tmp/wt/evtadm/packages/web/playwright.config.ts";
export default { ...base, testDir: "/tmp/wt/evtadm/packages/web/journeys", globalSetup: "/tmp/wt/evtadm/packages/web/journeys/support/world.ts", outputDir:"/tmp/evtadm/results", timeout: 400_000, workers: 1, retries: 0, expect: { timeout: 90_000 }, reporter: [["list"]], projects: [{ name: "people", testIgnore: "faults/**" }] };
