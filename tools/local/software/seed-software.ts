import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { seedRelease } from "@cathedra/api/seed";
import { instant } from "@cathedra/domain";
import { softwareTexts } from "@cathedra/domain/messages";
import { demoSoftware, getChapters } from "./demo-releases.ts";
import { toDocument } from "./document.ts";

const dayMs = 86_400_000;
type Seeding = Parameters<typeof seedRelease>;

/** Publishes the software of the demo world's stations, with small packages that are real and documents to read. */
export async function seedSoftware(db: Seeding[0], store: Seeding[1], signer: Seeding[2]): Promise<void> {
  for (const software of demoSoftware) {
    for (const release of software.versions) {
      const { version, daysAgo } = release;
      await seedRelease(db, store, signer, {
        code: software.code,
        name: software.name,
        version,
        makePackage: () => getPackage(software.code, version),
        makeDocuments: async () =>
          Object.fromEntries(
            await Promise.all(
              software.kinds.map(async (kind) => {
                const title = `${software.name} ${version}`;
                const chapters = getChapters(software, release, kind);
                return [kind, await toDocument(title, softwareTexts.documents[kind], chapters)] as const;
              }),
            ),
          ),
        publishedAt: instant(Date.now() - daysAgo * dayMs),
      });
    }
  }
}

/** A package of two megabytes that cannot be compressed, so that a download takes long enough to be seen. */
function getPackage(code: string, version: string): Buffer {
  let seed = createHash("sha256").update(`${code} ${version}`).digest();
  const parts: Buffer[] = [];
  for (let part = 0; part < 65_536; part += 1) {
    seed = createHash("sha256").update(seed).digest();
    parts.push(seed);
  }
  return gzipSync(Buffer.concat(parts), { level: 1 });
}
