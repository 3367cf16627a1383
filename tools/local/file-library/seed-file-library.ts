import { openDatabase, openObjectStore, seedFileLibrary, systemClock } from "@cathedra/api/seed";
import * as v from "valibot";
import { demoFiles } from "./demo-files.ts";

// A task of the supervisor that fills the library of files of the staff of the demo world.

const env = v.parse(
  v.object({ DATABASE_URL: v.string(), OBJECTS: v.string(), SECRET: v.string(), ORIGIN: v.string() }),
  process.env,
);
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
  await seedFileLibrary(db, store, await demoFiles(systemClock()));
} finally {
  await close();
}
