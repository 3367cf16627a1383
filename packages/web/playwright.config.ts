import { findChromium } from "@cathedra/test-fixtures/chromium";
import { defineConfig } from "@playwright/test";

// Journeys of people through the whole portal, in a real browser against a real database. They start local worlds of
// their own on free ports; run `npm run build` first.

export default defineConfig({
  testDir: "journeys",
  globalSetup: "./journeys/support/world.ts",
  outputDir: "test-results",
  reporter: [["list"], ["json", { outputFile: ".reports/journeys.json" }]],
  // Sized for a busy machine: each journey takes a few seconds on a quiet one. Longer ones set their own timeout.
  timeout: 90_000,
  // Limits the whole run if something hangs.
  globalTimeout: 1_800_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 3,
  // A busy machine can lose a race against a browser; `npm test` names what needed its second try.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  use: {
    launchOptions: await findChromium(),
    // A page that has a service worker may answer from what it keeps; one journey has it on.
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: "Europe/London",
    colorScheme: "light",
    viewport: { width: 1280, height: 800 },
    // An element that cannot be clicked is reported soon, and not at the end of the journey.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: "only-on-failure",
    // Recording every first try costs a third of the whole run.
    trace: "on-first-retry",
  },
  projects: [
    // The journeys with faults take parts of the world away, which would disturb all others, so they have a world of their own.
    // They mostly wait.
    { name: "faults", testMatch: "faults/**", fullyParallel: false, workers: 1 },
    // Animations are off: those of loading pages took a sixth of the browser's time (decision 0174). They are on in the
    // journeys that take the database or the portal away.
    {
      name: "people",
      testIgnore: "faults/**",
      workers: 2,
      use: { contextOptions: { reducedMotion: "reduce" } },
    },
  ],
});
