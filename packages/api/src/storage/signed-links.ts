import type { Clock } from "../ports/clock.ts";
import { checkKey } from "./object-key.ts";
import { type LinkFacts, type LinkLife, type LinkSigner, linkSigner } from "./signed-link.ts";

type ObjectLinkOptions = LinkLife & {
  /** The content type of the answer; the stored one if missing. */
  readonly contentType?: string;
  /** The `Content-Disposition` of the answer; a download by default. */
  readonly disposition?: string;
};

/** Links to addresses that the portal serves itself, wherever the files are. Their signature grants access. */
export type OwnLinks = {
  readonly to: (path: string, life: LinkLife, facts?: LinkFacts) => string;
  /** A link to an object of the store that the portal reads itself, whatever the store is, so that each use is checked. */
  readonly toObject: (key: string, options: ObjectLinkOptions, facts?: LinkFacts) => string;
  readonly isValid: LinkSigner["isValid"];
};

export type LinkSettings = {
  readonly objectStoreSecret: string;
  readonly http: { readonly publicUrl: string };
};

/** `session` is the session of the recipient, with which the links end. */
export function ownLinks(
  { objectStoreSecret, http }: LinkSettings,
  clock: Clock,
  session?: string,
): OwnLinks {
  const signer = linkSigner(objectStoreSecret, clock);
  return {
    to: (path, life, facts) =>
      `${http.publicUrl}${path}${signer.query("GET", path, { session, ...life }, facts)}`,
    toObject: (key, { contentType, disposition, ...life }, facts) => {
      const answer = answerFacts({ contentType, disposition });
      const query = signer.query("GET", checkKey(key), { session, ...life }, { ...answer, ...facts });
      return `${http.publicUrl}/api/objects/${key}${query}`;
    },
    isValid: (...args) => signer.isValid(...args),
  };
}

/** The parameters that set headers of the answer, named as in S3. */
function answerFacts({
  contentType,
  disposition,
}: {
  readonly contentType?: string | undefined;
  readonly disposition?: string | undefined;
}): LinkFacts {
  return {
    ...(contentType === undefined ? {} : { "response-content-type": contentType }),
    ...(disposition === undefined ? {} : { "response-content-disposition": disposition }),
  };
}
