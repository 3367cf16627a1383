import type { Actor } from "@cathedra/domain/access";
import { contentDisposition } from "../../storage/content-disposition.ts";
import type { OwnLinks } from "../../storage/signed-links.ts";
import type { FileRow } from "./file-queries.ts";
import { runFacts } from "./link-rights.ts";

export type LinkDeps = { readonly ownLinks: OwnLinks; readonly actor: Pick<Actor, "userId" | "roles"> };

/**
 * A link is valid for ten to fifteen minutes and stays the same for five, so that a repeated request can use the browser's
 * cache.
 */
const fileLinkLife = { expiresInSeconds: 900, sameForSeconds: 300 } as const;

/** The path at which the portal itself serves a document of a run, by a signature. */
export const documentPath = (activityId: string, document: string): string =>
  `/api/vist-activities/${activityId}/${document}`;

type Linked = Pick<FileRow, "activityId" | "key" | "name" | "contentType">;

/** A link to display a file, such as a picture or a recording. */
export function linkToShow({ ownLinks, actor }: LinkDeps, file: Linked): string {
  const { activityId, key, name, contentType } = file;
  const disposition = contentDisposition("inline", name);
  return ownLinks.toObject(key, { ...fileLinkLife, contentType, disposition }, runFacts(actor, activityId));
}

/** A link to download a file under its own name. */
export function linkToKeep({ ownLinks, actor }: LinkDeps, file: Linked): string {
  const { activityId, key, name, contentType } = file;
  const disposition = contentDisposition("attachment", name);
  return ownLinks.toObject(key, { ...fileLinkLife, contentType, disposition }, runFacts(actor, activityId));
}

/** A link to a file's thumbnail; null if it has none, or none yet. */
export function linkToThumbnail(
  { ownLinks, actor }: LinkDeps,
  { activityId, thumbnailKey }: Pick<FileRow, "activityId" | "thumbnailKey">,
): string | null {
  if (thumbnailKey === null) return null;
  const shown = { ...fileLinkLife, contentType: "image/webp", disposition: "inline" };
  return ownLinks.toObject(thumbnailKey, shown, runFacts(actor, activityId));
}

/** A link to a document of a run that the portal makes itself. */
export function linkToDocument({ ownLinks, actor }: LinkDeps, activityId: string, document: string): string {
  return ownLinks.to(documentPath(activityId, document), fileLinkLife, runFacts(actor, activityId));
}
