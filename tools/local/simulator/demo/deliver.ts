import { writeFileSync } from "node:fs";
import { openDatabase, seedPastSignIn } from "@cathedra/api/seed";
import { instant } from "@cathedra/domain";
import * as v from "valibot";
import { HttpBrowser, portalClient } from "../../http-browser.ts";
import { packRun } from "../results/package-run.ts";
import { sendResult } from "../results/send-result.ts";
import { demoCases } from "./demo-cases.ts";
import { demoRuns } from "./demo-runs.ts";
import { makeRecording } from "./make-recording.ts";
import { play } from "./play-case.ts";
import { stationSigner } from "./station-token.ts";

// A task of the supervisor, once everything runs: demo people have played some cases at the stations of their institutions,
// which deliver the results and send the personal cases by the usual interfaces.

const given = v.object({
  DEMO_API: v.string(),
  DEMO_PORTAL: v.string(),
  DEMO_ISSUER: v.string(),
  DEMO_DONE: v.string(),
  DATABASE_URL: v.string(),
  STATIONS_FOLDER: v.string(),
});
const { DEMO_API, DEMO_PORTAL, DEMO_ISSUER, DEMO_DONE, DATABASE_URL, STATIONS_FOLDER } = v.parse(
  given,
  process.env,
);
/** The time that a person is signed in before and after a run. */
const signInMs = 3 * 60_000;
const identity = portalClient(DEMO_ISSUER, DEMO_PORTAL);
const browsers = new Map<string, HttpBrowser>();

async function makeToken({ email }: { readonly email: string }): Promise<string> {
  const name = email.slice(0, email.indexOf("@"));
  const known = browsers.get(name);
  const browser = known ?? new HttpBrowser();
  browsers.set(name, browser);
  const { access_token } = await identity.signIn(browser, known === undefined ? name : undefined);
  return access_token;
}

const { db, close } = openDatabase(DATABASE_URL, {
  poolSize: 1,
  connectTimeoutMs: 60_000,
  onError: (error) => console.error(error),
});
for (const run of demoRuns(Date.now())) {
  const { serviceTag } = run;
  const { keycloakId } = run.person;
  const played = play(run);
  // The sign-in of that time is inserted as past data; everything else goes through the stations' own interface.
  await seedPastSignIn(db, {
    serviceTag,
    keycloakId,
    from: instant(played.startedAt - signInMs),
    until: instant(played.endedAt + signInMs),
  });
  // Only the last frames of a run become the recording, because drawing frames takes time while the portal is already in use.
  const recording = await makeRecording(played.frames.slice(-24));
  const packed = await packRun(played, recording === null ? [] : [recording], null);
  if (packed === null) continue;
  const sign = await stationSigner(STATIONS_FOLDER, serviceTag, keycloakId);
  const answer = await sendResult(packed, DEMO_API, sign, "well", AbortSignal.timeout(60_000));
  // Status 409 means that an earlier, interrupted start has delivered the run, with the times of that start.
  if (answer.status >= 300 && answer.status !== 409)
    throw new Error(`${run.runId}: ${answer.status} ${answer.text}`);
}
await close();
for (const { person, jobId, fileName, file, metadata } of demoCases(Date.now())) {
  const form = new FormData();
  form.set("jobId", jobId);
  form.set("metadata", JSON.stringify(metadata));
  form.set("case", new Blob([new Uint8Array(file)]), fileName);
  const headers = { authorization: `Bearer ${await makeToken(person)}` };
  const signal = AbortSignal.timeout(60_000);
  const sent = await fetch(`${DEMO_API}/api/s3/vistcases`, { method: "POST", headers, body: form, signal });
  if (!sent.ok) throw new Error(`${fileName}: ${sent.status} ${await sent.text()}`);
}
// Marks the delivery as done. Repeating it would change nothing, because of the runs' ids.
writeFileSync(DEMO_DONE, "The demo people's runs were delivered; `npm start -- --reset` begins anew.\n");
