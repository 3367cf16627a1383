import {
  openDatabase,
  openObjectStore,
  packageSigner,
  seedFileLibrary,
  seedReport,
  systemClock,
} from "@cathedra/api/seed";
import { cast, getActor } from "@cathedra/test-fixtures";
import * as v from "valibot";
import { demoFiles } from "./file-library/demo-files.ts";
import { seedSoftware } from "./software/seed-software.ts";

// A task of the supervisor: the software of the stations, the staff's library of files, and the request of a report for an
// examiner. They share a process, since loading the portal's modules takes longer than each of them.

const env = v.parse(
  v.object({
    DATABASE_URL: v.string(),
    OBJECTS: v.string(),
    SECRET: v.string(),
    ORIGIN: v.string(),
    RELEASE_SIGNING_KEY: v.string(),
  }),
  process.env,
);
const signer = packageSigner(env.RELEASE_SIGNING_KEY);
if (!signer.ok) throw new Error(`RELEASE_SIGNING_KEY ${signer.error}`);
const { db, close } = openDatabase(env.DATABASE_URL, {
  poolSize: 1,
  connectTimeoutMs: 60_000,
  onError: (error) => console.error(error),
});
try {
  const store = await openObjectStore(
    {
      objectStore: { kind: "fs", folder: env.OBJECTS },
      objectStoreSecret: env.SECRET,
      http: { publicUrl: env.ORIGIN },
    },
    systemClock,
  );
  await seedSoftware(db, store, signer.value);
  await seedFileLibrary(db, store, () => demoFiles(systemClock()));
  await seedReport(db, getActor(cast.maya), env.ORIGIN, systemClock);
} finally {
  await close();
}
