import type { KeycloakId } from "@cathedra/domain";
import { lru } from "../../graphql/lru.ts";
import type { FoundCaller } from "./caller-queries.ts";

/**
 * Who somebody was when they called last, to guess what to read ahead for them, and for nothing else: no policy looks at it,
 * and what was read by a guess that does not hold is thrown away.
 */
export type LastSeen = {
  readonly get: (keycloakId: KeycloakId) => FoundCaller["person"] | undefined;
  readonly set: (keycloakId: KeycloakId, person: FoundCaller["person"]) => void;
};

const mostPeople = 5_000;

export function lastSeen(): LastSeen {
  return lru<FoundCaller["person"]>(mostPeople);
}
