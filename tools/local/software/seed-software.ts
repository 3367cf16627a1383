import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { openDatabase, openObjectStore, packageSigner, seedRelease, systemClock } from "@cathedra/api/seed";
import { instant } from "@cathedra/domain";
import { softwareTexts } from "@cathedra/domain/messages";
import * as v from "valibot";
import { chaptersOf, demoSoftware } from "./demo-releases.ts";
import { documentOf } from "./document.ts";

// A task of the supervisor: the software of the demo world's stations, with small packages that are real and documents to read.

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
const dayMs = 86_400_000;
try {
  const store = await openObjectStore(
    {
      objectStore: { kind: "fs", folder: env.OBJECTS },
      objectStoreSecret: env.SECRET,
      http: { publicUrl: env.ORIGIN },
    },
    systemClock,
  );
  for (const software of demoSoftware) {
    for (const release of software.versions) {
      const { version, daysAgo } = release;
      const documents = await Promise.all(
        software.kinds.map(async (kind) => {
          const title = `${software.name} ${version}`;
          const bytes = await documentOf(
            title,
            softwareTexts.documents[kind],
            chaptersOf(software, release, kind),
          );
          return [kind, bytes] as const;
        }),
      );
      await seedRelease(db, store, signer.value, {
        code: software.code,
        name: software.name,
        version,
        packageBytes: packageOf(software.code, version),
        documents: Object.fromEntries(documents),
        publishedAt: instant(Date.now() - daysAgo * dayMs),
      });
    }
  }
} finally {
  await close();
}

/** A package of two megabytes that cannot be compressed, so that a download takes long enough to be seen. */
function packageOf(code: string, version: string): Buffer {
  let seed = createHash("sha256").update(`${code} ${version}`).digest();
  const parts: Buffer[] = [];
  for (let part = 0; part < 65_536; part += 1) {
    seed = createHash("sha256").update(seed).digest();
    parts.push(seed);
  }
  return gzipSync(Buffer.concat(parts), { level: 1 });
}
