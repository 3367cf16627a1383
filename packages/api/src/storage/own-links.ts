import type { Clock } from "../ports/clock.ts";
import { type LinkFacts, type LinkLife, type LinkSigner, linkSigner } from "./signed-link.ts";

/** Links to what the portal answers itself, wherever its files are: the signature is the right, as with a file of the store. */
export type OwnLinks = {
  readonly to: (path: string, life: LinkLife, facts?: LinkFacts) => string;
  readonly isValid: LinkSigner["isValid"];
};

type Settings = { readonly objectStoreSecret: string; readonly http: { readonly publicUrl: string } };

export function ownLinks({ objectStoreSecret, http }: Settings, clock: Clock): OwnLinks {
  const signer = linkSigner(objectStoreSecret, clock);
  return {
    to: (path, life, facts) => `${http.publicUrl}${path}${signer.query("GET", path, life, facts)}`,
    isValid: (...asked) => signer.isValid(...asked),
  };
}
