import { createHash } from "node:crypto";
import type { Instant, ReleaseId } from "@cathedra/domain";
import type { DocumentKind } from "@cathedra/domain/software";
import type { PackageSigner } from "../auth/package-signer.ts";
import type { Db } from "../db/database.ts";
import { toTimestamp } from "../db/to-timestamp.ts";
import type { ObjectStore } from "../ports/object-store.ts";

/** A release of the demo world; its files are made only where they are missing. */
export type DemoRelease = {
  readonly code: string;
  readonly name: string;
  readonly version: string;
  readonly makePackage: () => Buffer;
  readonly makeDocuments: () => Promise<Partial<Record<DocumentKind, Buffer>>>;
  readonly publishedAt: Instant;
};

/** Publishes a release to every station, unless a release with its version exists; repeating it changes nothing. */
export async function seedRelease(
  db: Db,
  store: ObjectStore,
  signer: PackageSigner,
  release: DemoRelease,
): Promise<void> {
  const { code, name, version } = release;
  const identifier = `${code}-${version}`;
  const known = await db
    .selectFrom("software_release")
    .select("id")
    .where("string_identifier", "=", identifier)
    .executeTakeFirst();
  if (known !== undefined) return;
  const packageBytes = release.makePackage();
  const documents = await release.makeDocuments();
  const folder = `software/demo/${identifier}`;
  await store.put(`${folder}/package.tar.gz`, packageBytes, { contentType: "application/gzip" });
  const storedDocuments = Object.entries(documents) as readonly (readonly [DocumentKind, Buffer])[];
  for (const [kind, bytes] of storedDocuments)
    await store.put(`${folder}/${kind}.pdf`, bytes, { contentType: "application/pdf" });
  const sha256 = createHash("sha256").update(packageBytes).digest("hex");
  const facts = { size: packageBytes.length, sha256 };
  const packageName = `${identifier}.tar.gz`;
  const signature = signer.sign({ softwareCode: code, version, ...facts, name: packageName });
  await db.transaction().execute(async (tx) => {
    const software = await tx
      .insertInto("software")
      .values({ code, name })
      .onConflict((conflict) => conflict.column("code").doUpdateSet({ name }))
      .returning("id")
      .executeTakeFirstOrThrow();
    const at = toTimestamp(release.publishedAt);
    const { id } = await tx
      .insertInto("software_release")
      .values({
        software_id: software.id,
        string_identifier: identifier,
        version,
        object_key: `${folder}/package.tar.gz`,
        package_name: packageName,
        ...facts,
        signing_key: signature.key,
        signature: signature.value,
        created_at: at,
        published_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.insertInto("software_rollout").values({ release_id: id }).execute();
    await tx
      .insertInto("software_document")
      .values(storedDocuments.map(([kind, bytes]) => documentRow(id, kind, bytes)))
      .execute();
  });

  function documentRow(id: ReleaseId, kind: DocumentKind, bytes: Buffer) {
    return {
      release_id: id,
      kind,
      object_key: `${folder}/${kind}.pdf`,
      name: `${identifier}-${kind}.pdf`,
      size: bytes.length,
      content_type: "application/pdf",
    };
  }
}
