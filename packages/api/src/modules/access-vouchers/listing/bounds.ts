import { listedUpTo } from "../../../db/listed.ts";
import { partOf } from "../../../graphql/page.ts";

/** The largest page of vouchers (X118). */
export const listedAtOnce = 200;

/** The limit and the offset of a page. */
export function boundsOf(wanted: {
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
}): readonly [number, number] {
  const { limit, offset } = partOf(wanted, { usual: listedAtOnce, most: listedAtOnce });
  return [limit, Math.min(offset, listedUpTo)];
}
