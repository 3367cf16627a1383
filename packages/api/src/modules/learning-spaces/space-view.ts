import { firstSpaceCodes, lastSpaceCode } from "@cathedra/domain/learning";
import { sql } from "kysely";

/** A learning space as the API represents it; a loader adds the administrators' fields. */
export type SpaceView = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly image: string | null;
};

/** The order of the learning spaces called `space`: special codes first or last, the others by name (5.011). */
export const inSpaceOrder = sql`
  coalesce(array_position(${[...firstSpaceCodes]}::text[], space.code), ${firstSpaceCodes.length + 1}),
  space.code = ${lastSpaceCode}, space.name, space.id`;
