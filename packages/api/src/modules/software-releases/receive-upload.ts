import type { Readable } from "node:stream";
import type { ReleaseId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import type { FileFamily } from "@cathedra/domain/files";
import { appErrorText } from "@cathedra/domain/messages";
import {
  type DocumentKind,
  documentMaxBytes,
  isDocumentName,
  isPackageName,
  packageMaxBytes,
} from "@cathedra/domain/software";
import { sql } from "kysely";
import type { PackageSignature, PackageSigner } from "../../auth/package-signer.ts";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { AppError, appError, payloadTooLarge } from "../../errors.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { audit } from "../audit/public.ts";
import {
  abortDelivery,
  beginDelivery,
  finishDelivery,
  type StoredFacts,
  type StoreRefusal,
  storeFile,
} from "../files/public.ts";
import { type ReleaseView, releaseById } from "./release-queries.ts";

type Deps = {
  readonly db: Db;
  readonly objectStore: ObjectStore;
  readonly packageSigner?: PackageSigner | undefined;
};

/** The part of a release that is uploaded: its package or one of its documents. */
export type UploadedPart = "package" | DocumentKind;

type Upload = {
  readonly release: number;
  readonly part: UploadedPart;
  readonly name: string;
  readonly body: Readable;
};

const getMaxBytes = (part: UploadedPart) => (part === "package" ? packageMaxBytes : documentMaxBytes);

/**
 * Stores the package or a document of a release: streamed into the store, its first bytes compared with its name, counted and
 * hashed on the way. The former file is removed by the sweep. A package can only be changed until the release is published.
 */
export async function receiveUpload(
  { db, objectStore, packageSigner }: Deps,
  actor: Actor,
  upload: Upload,
): Promise<void> {
  const { part, body } = upload;
  await mayChange(db, upload);
  const delivery = await beginDelivery(db, "software/");
  const name = getName(upload.name);
  const key = `${delivery.prefix}${part === "package" ? "package" : "document"}.${extensionOf(name)}`;
  try {
    // The type detection cannot tell a zipped package from a zipped log, so both are accepted.
    const families: readonly FileFamily[] = part === "package" ? ["package", "log"] : ["data"];
    if (!(part === "package" ? isPackageName(name) : isDocumentName(name)))
      throw refused(part === "package" ? "not_package" : "not_pdf");
    const stored = await storeFile(objectStore, key, body, { name, families, maxBytes: getMaxBytes(part) });
    if (!stored.ok) throw toRefusal(part, stored.error);
    await inLockedTransaction(db, [lockKey("modules", "software")], async (tx) => {
      if (!(await finishDelivery(tx, delivery.id))) throw appError("REQUEST_TIMEOUT");
      const release = await mayChange(tx, upload);
      const { id, softwareCode, version } = release;
      const { size, sha256 } = stored.value;
      const signature = packageSigner?.sign({ softwareCode, version, size, sha256, name });
      await write(tx, { id, part, key, name, stored: stored.value, signature });
      await audit(tx, actor, "software_release.uploaded", String(id), {
        customer: null,
        after: { part, name, size, sha256 },
      });
    });
  } catch (error) {
    // The deletion is only attempted, because the sweep removes a leftover delivery.
    await abortDelivery(db, delivery.id).catch(() => undefined);
    throw error;
  }
}

type Written = {
  readonly id: ReleaseId;
  readonly part: UploadedPart;
  readonly key: string;
  readonly name: string;
  readonly stored: StoredFacts;
  /** The signature of a package, if packages are signed. */
  readonly signature: PackageSignature | undefined;
};

async function write(tx: Tx, { id, part, key, name, stored, signature }: Written): Promise<void> {
  const { size, sha256, contentType } = stored;
  if (part === "package") {
    await tx
      .updateTable("software_release")
      .set({
        object_key: key,
        package_name: name,
        size,
        sha256,
        signing_key: signature?.key ?? null,
        signature: signature?.value ?? null,
      })
      .where("id", "=", id)
      .execute();
    return;
  }
  const facts = { object_key: key, name, size, content_type: contentType };
  await tx
    .insertInto("software_document")
    .values({ release_id: id, kind: part, ...facts })
    .onConflict((conflict) => conflict.columns(["release_id", "kind"]).doUpdateSet(facts))
    .execute();
}

/** A withdrawn release cannot be changed, nor the package of a published one. */
async function mayChange(db: Db | Tx, { release, part }: Upload): Promise<ReleaseView> {
  await sql`select from software_release where id = ${release} for key share`.execute(db);
  const found = await releaseById(db, release);
  if (found === undefined) throw appError("NOT_FOUND");
  if (found.state === "withdrawn" || (part === "package" && found.state !== "draft"))
    throw appError("RELEASE_PUBLISHED");
  return found;
}

function toRefusal(part: UploadedPart, refusal: StoreRefusal): AppError {
  if (refusal.reason === "too_large") return payloadTooLarge(refusal.maxBytes);
  if (refusal.reason === "empty") return refused("empty");
  return refused(part === "package" ? "not_package" : "not_pdf");
}

function refused(reason: "empty" | "not_pdf" | "not_package"): AppError {
  return new AppError("FILE_REFUSED", appErrorText("FILE_REFUSED", { reason }), { reason });
}

/** The last segment of the file name that was sent, cut to the maximum length. */
function getName(text: string): string {
  const name = text.split(/[\\/]/).at(-1)?.trim() ?? "";
  return name.length <= 200 ? name : `${name.slice(0, 150)}${name.slice(-50)}`;
}

/** The extension of a store key, in lower case. */
function extensionOf(name: string): string {
  const end = /\.(tar\.gz|[a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
  return end ?? "bin";
}
